import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const file = path.join(/* turbopackIgnore: true */ process.cwd(), 'public/client.js');
const version = createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 8);

/** URL of the framework-free script that every page has; changes with its content. */
export const clientScript = `/client.js?v=${version}`;

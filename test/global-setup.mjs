import { existsSync } from 'node:fs';
import { makeClientScripts } from '../scripts/client-scripts.mjs';

/** Makes the client scripts where no build has made them: pages embed them. */
export default function setUp() {
  if (!existsSync('public/client.js') || !existsSync('generated/server-inline.js'))
    makeClientScripts();
}

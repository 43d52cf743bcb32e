/**
 * The script that stands inline at the very top of pages whose framework does not wait for
 * `client/main.ts`: `scripts/client-scripts.mjs` makes it, `build/server-policies.ts` puts it there.
 */
import { keepPage } from './keep-page';
import { trustFramework } from './trusted-types';

trustFramework();
keepPage(document);

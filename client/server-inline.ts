/**
 * Inline script at the top of the pages of the Next server, whose framework does not wait for
 * `client/main.ts`. Made by `scripts/client-scripts.mjs`, inserted by `build/server-policies.ts`.
 */
import { restorePage } from './restore-page';
import { trustFramework } from './trusted-types';

trustFramework();
restorePage(document);

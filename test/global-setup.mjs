import { existsSync } from 'node:fs';
import { makeInlineScript } from '../scripts/client-scripts.mjs';

/** English pages hold a script that a build makes: without one, tests of pages need it all the same. */
export default function setUp() {
  if (!existsSync('generated/inline.js')) makeInlineScript();
}

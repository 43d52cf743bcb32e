import { existsSync } from 'node:fs';
import { makeClientScripts } from '../scripts/client-scripts.mjs';

/** Pages hold scripts that a build makes: without one, tests of pages need them all the same. */
export default function setUp() {
  if (!existsSync('public/client.js') || !existsSync('generated/first.js')) makeClientScripts();
}

import { existsSync } from 'node:fs';
import {
  makeClientScript,
  makeFirstScript,
  makeHeadScripts,
  makeInlineScript,
} from '../scripts/client-scripts.mjs';

/** Pages hold scripts that a build makes: without one, tests of pages and of their styles need them all the same. */
export default function setUp() {
  if (!existsSync('public/client.js')) makeClientScript();
  if (!existsSync('generated/first.js')) makeFirstScript();
  if (!existsSync('generated/head-plain.js')) makeHeadScripts();
  if (!existsSync('generated/inline.js')) makeInlineScript();
}

/** Bundles the frame script into `public/frame.js`, which every page loads. */
import { build } from 'esbuild';

await build({
  entryPoints: ['frame/main.ts'],
  outfile: 'public/frame.js',
  bundle: true,
  minify: true,
  format: 'iife',
  target: ['es2022'],
  logLevel: 'error',
});

/** What comes before `next build` and `next dev`: the frame script, and what must not go unnoticed. */
import { build } from 'esbuild';
import { leadDelivery } from '@/lib/lead';

await build({
  entryPoints: ['frame/main.ts'],
  outfile: 'public/frame.js',
  bundle: true,
  minify: true,
  format: 'iife',
  target: ['es2022'],
  logLevel: 'error',
});

if (leadDelivery === undefined) {
  console.warn(
    'Warning: the forms deliver nothing. What visitors send is confirmed but goes nowhere until delivery is configured in lib/lead.ts.',
  );
}

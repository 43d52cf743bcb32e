/**
 * `npm run wrangler -- <command and options>`: the wrangler that its lock file names, as `npm run deploy:edge`
 * and `serve:edge` run it, for what operators do besides: roll back, look at what the worker does, log in.
 */
import { runWrangler } from './edge';

try {
  process.exitCode = runWrangler(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

/**
 * `npm run wrangler -- <command and options>`: the wrangler that its lock file names; fetches it the first time.
 * `npm run serve:edge` (`dev`) serves `out/` as Cloudflare would, by its own workerd on this machine, which needs
 * no network: PORT chooses the port. `npm run deploy:edge` puts `out/` online, with the login of wrangler
 * or CLOUDFLARE_API_TOKEN. What operators do besides: roll back, look at what the worker does, log in.
 */
import { staticFolder } from '@/build/page-files';
import { giveUp } from './give-up.mjs';
import { startInquiriesProcess } from './inquiries-process';
import { port, requireBuild, runToEnd } from './serve-common.mjs';
import { ensureWrangler, wranglerCommand, wranglerMissing } from './wrangler-tool';

/** Settings without telemetry and without update checks. */
const withoutTelemetry = {
  WRANGLER_SEND_METRICS: 'false',
  WRANGLER_SEND_ERROR_REPORTS: 'false',
  WRANGLER_HIDE_BANNER: 'true',
};

/** Settings without prompts and without network access, while it serves. */
const offline = {
  CI: '1',
  WRANGLER_WRITE_LOGS: 'false',
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
  XDG_CONFIG_HOME: `${process.cwd()}/.cache/wrangler`,
};

const args = process.argv.slice(2);
const isServer = args.includes('dev');
if (isServer || args.includes('deploy')) requireBuild(`${staticFolder}/_headers`, 'build:static');
ensureWrangler();
const [command, ...first] = wranglerCommand() ?? giveUp(`This needs more: ${wranglerMissing}.`);
const local = ['--ip', '127.0.0.1', '--port', String(port), '--log-level', 'none'];
if (isServer) console.log(`The site will be at http://localhost:${port}`);
// `wrangler pages dev` serves files alone, without the worker.
const inquiries = args[0] === 'dev' ? await startInquiriesProcess() : undefined;
const variables = inquiries ? ['--var', `INQUIRIES_ORIGIN:http://${inquiries}`] : [];
runToEnd(command, [...first, ...args, ...(isServer ? local : []), ...variables], {
  ...withoutTelemetry,
  ...(isServer ? offline : {}),
});

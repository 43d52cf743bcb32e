/**
 * `npm run serve:edge`: serves `out/` as Cloudflare would, with `deploy/cloudflare/`, by its own workerd on
 * this machine. Fetches it the first time; then it needs no network. PORT chooses the port.
 */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { staticFolder } from '@/build/static-files';
import { edgeMissing, ensureEdge, offline, wranglerCommand } from './edge';

const port = Number(process.env.PORT ?? 3000);

/** @throws Error saying what is missing */
function start(): void {
  if (!existsSync(`${staticFolder}/_headers`)) {
    throw new Error(`There is no site in ${staticFolder}/ yet: npm run build:static makes it.`);
  }
  ensureEdge();
  const [command, ...args] = wranglerCommand() ?? [];
  if (command === undefined) throw new Error(`The site cannot be served: ${edgeMissing}.`);
  const options = ['--ip', '127.0.0.1', '--port', String(port), '--log-level', 'none'];
  const server = spawn(
    command,
    [...args, 'dev', '--config', 'deploy/cloudflare/wrangler.jsonc', ...options],
    { stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, ...offline, CI: '1' } },
  );
  server.on('spawn', () => console.log(`The site will be at http://localhost:${port}`));
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill('SIGTERM'));
  server.on('exit', (code) => process.exit(code ?? 0));
}

try {
  start();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

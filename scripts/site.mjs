/** `npm run site`: installs, builds and serves the production site. */
import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { ensureBuilt, ensureInstalled } from './prepared.mjs';
import { host } from './site-server.mjs';

/**
 * @param {string | undefined} value
 * @throws {Error} when it is not a port
 */
function parsePort(value) {
  const port = Number(value ?? 3000);
  if (!Number.isInteger(port) || port < 1 || port > 65535) {
    throw new Error(`PORT must be a number from 1 to 65535 (is "${value}").`);
  }
  return port;
}

/**
 * @param {number} port
 * @returns {Promise<void>}
 * @throws {Error} when the port cannot be used
 */
function checkFree(port) {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error) => {
      const used = 'code' in error && error.code === 'EADDRINUSE';
      const reason = used ? 'is in use' : `cannot be used (${error.message})`;
      reject(new Error(`Port ${port} ${reason}. Choose another one: PORT=3001 npm run site`));
    });
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
}

try {
  const port = parsePort(process.env.PORT);
  await checkFree(port);
  ensureInstalled();
  if (!ensureBuilt('static')) throw new Error('The build failed: see the message above.');
  const server = spawn(process.execPath, ['--import', 'tsx', 'scripts/serve-static.ts'], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, PORT: String(port) },
  });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill('SIGTERM'));
  server.on('exit', (code) => process.exit(code ?? 0));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

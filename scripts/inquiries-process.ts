import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { site } from '@/content/site';
import { inquiriesPath } from '@/lib/inquiries/inquiries-path.mjs';
import { giveUp } from './give-up.mjs';
import { port } from './serve-common.mjs';

/**
 * Starts the service that takes inquiries in a process of its own, beside a host that only passes them on. It ends
 * with this process.
 * @returns its address and port once it listens; undefined where the pages of the site send inquiries elsewhere
 */
export async function startInquiriesProcess(): Promise<string | undefined> {
  if (site.inquiriesUrl !== inquiriesPath) return undefined;
  // Far from the ports of other hosts of the same run.
  const own = port + 500;
  const origins = [site.origin, `http://localhost:${port}`, `http://127.0.0.1:${port}`];
  const service = spawn(process.execPath, ['--import', 'tsx', 'inquiries/main.ts', 'serve'], {
    env: {
      INQUIRIES_ORIGINS: origins.join(),
      INQUIRIES_TRUSTED_PROXIES: '1',
      ...process.env,
      PORT: String(own),
      HOST: '127.0.0.1',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  service.on('exit', (code) => code && giveUp('The service that takes inquiries has ended.'));
  process.on('exit', () => service.kill());
  // The first line of its log says that it listens.
  await once(service.stdout, 'data');
  service.stdout.resume();
  return `127.0.0.1:${own}`;
}

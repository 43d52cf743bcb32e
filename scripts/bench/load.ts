/**
 * `npm run bench:load [-- --host static|nginx|server|edge]`: how many requests a second a host of the last
 * build answers to 64 connections over loopback, ten seconds each. autocannon shares the machine with it.
 */
import { execFileSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { documentPath } from '@/content/pages';
import { documentSlugs } from '@/generated/document-slugs';
import { parseJson } from '@/lib/errors/read-json';
import { keysOf } from '@/lib/objects/entries-of';
import { fetchedFile } from '@/scripts/fetched-tool';
import { hosts } from '@/scripts/hosts';
import { startHost } from '@/test/hosts/started-host';
import { missingPath } from '@/test/page-types';
import { writeFigures } from './verdicts';

const article = documentPath('articles', documentSlugs.articles[0]);
/** The paths that are requested, each in a run of its own: pages, a file, and one that does not exist. */
const paths = ['/', '/ja', article, '/sitemap.xml', missingPath];

const resultSchema = z
  .object({
    requests: z.object({ average: z.number() }),
    latency: z.object({ p50: z.number(), p99: z.number() }),
    throughput: z.object({ average: z.number() }),
    errors: z.number(),
  })
  .transform(({ requests, latency: { p50, p99 }, throughput, errors }) => {
    return { 'requests/s': requests.average, p50, p99, 'bytes/s': throughput.average, errors };
  });

const { values } = parseArgs({ options: { host: { type: 'string', default: 'static' } } });
const name = keysOf(hosts).find((each) => each === values.host);
if (name === undefined) throw new Error(`--host: must be one of ${keysOf(hosts).join(', ')}`);
const cli = fetchedFile({ name: 'autocannon', file: 'autocannon/autocannon.js' });
const options = '--json --connections 64 --duration 10 --headers Accept-Encoding=gzip'.split(' ');

const host = await startHost(hosts[name], Number(process.env.PORT ?? 3280));
try {
  const rows = paths.map((path) => {
    const command = [cli, ...options, `http://127.0.0.1:${host.port}${path}`];
    const stdout = execFileSync(process.execPath, command, { encoding: 'utf8', stdio: 'pipe' });
    return { path, ...resultSchema.parse(parseJson(stdout, 'autocannon')) };
  });
  console.table(rows);
  console.log(`All figures: ${writeFigures(`load-${name}`, rows)}`);
} finally {
  await host.stop();
}

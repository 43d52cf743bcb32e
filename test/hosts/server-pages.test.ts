/** The Next server sends its pre-rendered pages as they are: test/html/ compares those with `out/`. */
import { readFileSync } from 'node:fs';
import { serverFile } from '@/build/built-pages';
import { allPaths } from '@/content/pages';
import { localeCodes } from '@/i18n/locales';
import { localizedPath } from '@/i18n/paths';
import { hosts } from '@/scripts/hosts';
import { inParallel } from './send-alone';
import { type StartedHost, startHost } from './started-host';

let host: StartedHost;

beforeAll(async () => {
  host = await startHost(hosts.server, Number(process.env.HOSTS_PORT ?? 3250) + 10);
});

afterAll(() => host?.stop());

test('every page comes as the build has written it', async () => {
  const pages = localeCodes.flatMap((locale) =>
    [...allPaths, '/no-such-page'].map((path) => ({ locale, path })),
  );
  const wrong = await inParallel(pages, 8, async ({ locale, path }) => {
    const url = localizedPath(locale, path);
    const response = await fetch(`http://127.0.0.1:${host.port}${url}`);
    const isPage = allPaths.some((known) => known === path);
    const due = readFileSync(serverFile(locale, isPage ? path : '/404'), 'utf8');
    const isRight = response.status === (isPage ? 200 : 404) && (await response.text()) === due;
    return isRight ? [] : [`${response.status} ${url}`];
  });
  expect(pages.length).toBeGreaterThan(400);
  expect(wrong.flat()).toEqual([]);
});

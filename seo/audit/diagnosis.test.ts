/** @jest-environment node */
import { auditedOrigin, auditedSite, parsedPage } from '@/test/audit-fixtures';
import { auditSite, identityOf } from './audit-site';
import { diagnose } from './diagnosis';

const signal = new AbortController().signal;

const lang = (code: string, url: string) => ({ lang: code, href: auditedOrigin + url });

const text = (seed: number) =>
  Array.from({ length: 300 }, (_, index) => `word${index * seed}`).join(' ');

test('a diagnosis has the findings of the audit, and one cause for what all pages share', async () => {
  const site = auditedSite(
    ['/', '/about', '/contact'].map((url, place) =>
      parsedPage(url, { canonicals: [], text: text(place + 1) }),
    ),
  );
  const { findings, findingGroups, compared, duplicates } = await diagnose(site, ['/'], signal);
  expect(findings).toEqual(auditSite(site));
  expect(compared).toBe(site);
  expect(duplicates.canonical.map(({ url }) => url)).toEqual(['/', '/about', '/contact']);
  const missing = findingGroups.filter(({ rule }) => rule === 'canonical-missing');
  expect(missing).toMatchObject([{ extent: 'layout', pageCount: 3, severity: 'error' }]);
});

test('an audit of some pages compares them for duplicates, and checks hreflang in all their languages', async () => {
  const both = [lang('en', '/a'), lang('ja', '/ja/a'), lang('x-default', '/a')];
  const title = 'The same title on two pages of a site';
  const site = auditedSite(
    [
      parsedPage('/a', { alternates: both, titles: [title] }),
      parsedPage('/b', { titles: [title] }),
    ],
    {
      isWhole: false,
      listed: undefined,
      targets: new Map([
        ['/ja/a', parsedPage('/ja/a', { alternates: both.slice(1), canonicals: [] })],
      ]),
    },
  );
  const { findings, languages, duplicates } = await diagnose(site, ['/a', '/b'], signal);
  expect(duplicates.title.map(identityOf)).toEqual([`title-repeated /b other=/a text=${title}`]);
  expect(findings.filter(({ url }) => url === '/ja/a').map(({ rule }) => rule)).toEqual([
    'hreflang-return',
  ]);
  const cells = languages.find(({ path }) => path === '/a')?.cells;
  expect(cells?.find(({ url }) => url === '/ja/a')?.status).toBe('error');
  // Only all pages could show it.
  expect(findings.some(({ rule }) => rule === 'orphan')).toBe(false);
});

test('a canceled diagnosis ends with the reason', async () => {
  const controller = new AbortController();
  controller.abort(new Error('enough'));
  await expect(diagnose(auditedSite([]), [], controller.signal)).rejects.toThrow('enough');
});

test('the audited pages are compared with their other languages, and nothing else', async () => {
  const target = parsedPage('/ja/a');
  const other = parsedPage('/ja/b');
  const site = auditedSite([parsedPage('/a')], {
    isWhole: false,
    targets: new Map([
      ['/ja/a', target],
      ['/ja/b', other],
    ]),
  });
  const { compared } = await diagnose(site, [], signal);
  expect([...compared.pages.keys()]).toEqual(['/a', '/ja/a']);
  expect([...compared.targets.keys()]).toEqual(['/ja/b']);
  expect([...site.pages.keys()]).toEqual(['/a']);
});

test('a page that was not requested is unverified, not missing', async () => {
  const version = parsedPage('/ja/a', {
    alternates: [
      lang('en', '/a'),
      lang('de', '/de/a'),
      lang('ko', '/ko/elsewhere'),
      lang('es', '/es/moved'),
      lang('zh', '/zh/named'),
    ],
  });
  const audited = parsedPage('/a', { alternates: [lang('zh', '/zh/named')] });
  const site = auditedSite([audited], {
    isWhole: false,
    targets: new Map([['/ja/a', version]]),
    redirects: new Map([['/es/moved', '/es/a']]),
    unverified: new Set(['/x']),
  });
  // All languages of an audited page were requested, and so was what it names itself.
  const { compared } = await diagnose(site, [], signal);
  expect([...compared.unverified]).toEqual(['/x', '/ko/elsewhere']);
});

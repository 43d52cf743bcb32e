/** @jest-environment node */
import { auditedOrigin, auditedSite, parsedPage } from '@/test/audit-fixtures';
import { withVersions } from './with-versions';

const named = (lang: string, url: string) => ({ lang, href: auditedOrigin + url });

test('adds the audited pages in their other languages, and nothing else', () => {
  const target = parsedPage('/ja/a');
  const other = parsedPage('/ja/b');
  const site = auditedSite([parsedPage('/a')], {
    isWhole: false,
    targets: new Map([
      ['/ja/a', target],
      ['/ja/b', other],
    ]),
  });
  const compared = withVersions(site);
  expect([...compared.pages.keys()]).toEqual(['/a', '/ja/a']);
  expect([...compared.targets.keys()]).toEqual(['/ja/b']);
  expect([...site.pages.keys()]).toEqual(['/a']);
});

test('leaves a site alone that has no other versions', () => {
  const site = auditedSite([parsedPage('/a'), parsedPage('/ja/a')]);
  expect(withVersions(site)).toBe(site);
});

test('a page that nobody has requested is not missing', () => {
  const version = parsedPage('/ja/a', {
    alternates: [
      named('en', '/a'),
      named('de', '/de/a'),
      named('ko', '/ko/elsewhere'),
      named('es', '/es/moved'),
      named('zh', '/zh/named'),
    ],
  });
  const judged = parsedPage('/a', { alternates: [named('zh', '/zh/named')] });
  const site = auditedSite([judged], {
    isWhole: false,
    targets: new Map([['/ja/a', version]]),
    redirects: new Map([['/es/moved', '/es/a']]),
    unverified: new Set(['/x']),
  });
  // All languages of an audited page were requested, and so was what it names itself.
  expect([...withVersions(site).unverified]).toEqual(['/x', '/ko/elsewhere']);
});

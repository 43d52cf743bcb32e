/** @jest-environment node */
import { wordCount } from '@/lib/text/words';
import { auditedOrigin, auditedSite, parsedPage } from '@/test/audit-fixtures';
import { auditSite, identityOf } from './audit-site';
import { contentHash } from './content-hash';
import { pageRecords } from './page-record';

const description = 'What this page is about, in some words. '.repeat(3).trim();

test('notes what stands on a page, what is wrong with it, and what is missing', () => {
  const text = '請求書を送る';
  const page = parsedPage('/ja/a', {
    titles: ['short', 'second'],
    meta: new Map([['description', [` ${description} `]]]),
    h1: ['Heading', 'Second'],
    text,
  });
  const site = auditedSite([page, parsedPage('/b', { canonicals: [] })]);
  const findings = auditSite(site);
  const [record, other] = pageRecords(site, findings);
  expect(record).toEqual({
    url: '/ja/a',
    title: 'short',
    metaDescription: description,
    canonicalTag: `${auditedOrigin}/ja/a`,
    h1Content: 'Heading',
    contentHash: contentHash(text),
    wordCount: wordCount(text, 'ja'),
    issues: findings.filter(({ url }) => url === '/ja/a').map(identityOf),
  });
  expect(record?.issues).toContainEqual(expect.stringMatching(/^title-short \/ja\/a /));
  expect(other).toMatchObject({ url: '/b', title: '', metaDescription: '', canonicalTag: null });
  expect(other?.issues.some((issue) => issue.includes('/ja/a'))).toBe(false);
});

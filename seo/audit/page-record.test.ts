/** @jest-environment node */
import { wordCount } from '@/lib/text/words';
import { auditedOrigin, auditedSite, parsedPage } from '@/test/audit-fixtures';
import { auditSite, identityOf } from './audit-site';
import { contentHash } from './content-hash';
import { pageRecords } from './page-record';

const description = 'What this page is about, in some words. '.repeat(3).trim();

test('notes what stands on a page, and what is wrong with it', () => {
  const text = '請求書を送る';
  const page = parsedPage('/ja/a', {
    titles: ['short', 'second'],
    meta: new Map([['description', [` ${description} `]]]),
    h1: ['Heading', 'Second'],
    text,
  });
  const site = auditedSite([page, parsedPage('/b')]);
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
  expect(other?.url).toBe('/b');
  expect(other?.issues.some((issue) => issue.includes('/ja/a'))).toBe(false);
});

test('says what is missing by null and by empty texts', () => {
  const site = auditedSite([parsedPage('/a', { canonicals: [] })]);
  expect(pageRecords(site, [])).toEqual([
    {
      url: '/a',
      title: '',
      metaDescription: '',
      canonicalTag: null,
      h1Content: '',
      contentHash: '',
      wordCount: 0,
      issues: [],
    },
  ]);
});

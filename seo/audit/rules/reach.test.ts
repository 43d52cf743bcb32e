/** @jest-environment node */
import {
  auditedOrigin,
  findingsOf,
  linkingPage as page,
  pageLink,
  parsedPage,
} from '@/test/audit-fixtures';

const noindexMeta = new Map([['robots', ['noindex']]]);
const copy = page('/x/a', ['/a'], { canonicals: [`${auditedOrigin}/a`] });

test('an orphan is an indexable page, not home, that no other page links to', () => {
  const pages = [
    page('/', ['/a']),
    page('/a', []),
    page('/alone', ['/alone', '/a']),
    page('/ja', []),
    page('/ja/alone', []),
    page('/tool', [], { meta: noindexMeta }),
    page('/copy', [], { canonicals: [`${auditedOrigin}/`] }),
  ];
  expect(findingsOf('orphan', pages)).toEqual(['/alone', '/ja/alone']);
});

test('a link from menu or footer counts, and one to a copy too; one from a copy does not', () => {
  const links = [pageLink('/x/a', { isInMain: false })];
  expect(findingsOf('orphan', [parsedPage('/', { links }), page('/a', []), copy])).toEqual([]);
  expect(findingsOf('orphan', [page('/', []), page('/a', []), copy])).toEqual(['/a']);
});

test('four clicks are too many, three are not', () => {
  const way = (prefix: string) =>
    [0, 1, 2, 3, 4, 5].map((step) =>
      page(step === 0 ? prefix || '/' : `${prefix}/${step}`, [`${prefix}/${step + 1}`], {
        meta: step === 5 ? noindexMeta : new Map(),
      }),
    );
  expect(findingsOf('depth', [...way(''), ...way('/ja')])).toEqual(['/4', '/ja/4']);
});

test('pages that only link to each other cannot be reached from home', () => {
  const pages = [page('/', []), page('/a', ['/b']), page('/b', ['/a']), page('/alone', ['/b'])];
  expect(findingsOf('unreachable', pages)).toEqual(['/a', '/b']);
  expect(findingsOf('depth', pages)).toEqual([]);
  expect(findingsOf('orphan', pages)).toEqual(['/alone']);
  // Where there is no home page, nothing is known of depth.
  expect(findingsOf('unreachable', pages.slice(1, 3))).toEqual([]);
});

/** @jest-environment node */
import { site } from '@/content/site';
import { indexNowKeyPath, indexNowReports, reportableUrls } from './index-now';

test('what is new, what has another day and what is gone is reported, nothing else', () => {
  const before = { a: '2031-01-01', b: '2031-01-01', c: '2031-01-01' };
  const now = { b: '2031-01-01', c: '2031-01-02', d: '2031-01-02' };
  expect(reportableUrls(before, now)).toEqual({ added: ['d'], changed: ['c'], gone: ['a'] });
});

test('a report names the host, the key and where it is; none has more than 10,000 addresses', () => {
  const urls = Array.from({ length: 10_001 }, (_, index) => `${site.origin}/${index}`);
  const reports = indexNowReports(urls);
  expect(reports.map(({ urlList }) => urlList.length)).toEqual([10_000, 1]);
  expect(reports.flatMap(({ urlList }) => urlList)).toEqual(urls);
  expect(reports[0]).toMatchObject({
    host: new URL(site.origin).host,
    key: site.indexNowKey,
    keyLocation: site.origin + indexNowKeyPath,
  });
  expect(indexNowReports([])).toEqual([]);
});

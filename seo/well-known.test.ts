/** @jest-environment node */
import robotsParser from 'robots-parser';
import { securityTextExpires } from '@/content/launch';
import { allPaths } from '@/content/pages';
import { site } from '@/content/site';
import { robotsText, securityText, securityTextPath } from './well-known';

test('robots.txt names the sitemap and closes nothing', () => {
  const robots = robotsParser(`${site.origin}/robots.txt`, robotsText());
  expect(robots.getSitemaps()).toEqual([`${site.origin}/sitemap.xml`]);
  const closed = allPaths.filter((path) => robots.isDisallowed(site.origin + path, 'AnyBot'));
  expect(closed).toEqual([]);
});

test('security.txt has what RFC 9116 requires', () => {
  const fields = new Map(
    securityText()
      .trim()
      .split('\n')
      .map((line): [string, string] => {
        const [name = '', ...rest] = line.split(': ');
        return [name, rest.join(': ')];
      }),
  );
  expect(fields.get('Contact')).toBe(`mailto:${site.email}`);
  expect(fields.get('Canonical')).toBe(site.origin + securityTextPath);
  expect(fields.get('Expires')).toBe(
    new Date(securityTextExpires).toISOString().replace('.000', ''),
  );
});

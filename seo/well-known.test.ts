import { securityTextExpires } from '@/content/launch';
import { site } from '@/content/site';
import { securityText, securityTextPath } from './well-known';

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

/** @jest-environment node */
import { auditTexts } from '@/i18n/audit-texts';
import messages from '@/messages/en/audit.json';
import { auditedOrigin, auditedSite, pageLink, parsedPage } from '@/test/audit-fixtures';
import { auditSite } from './audit-site';
import { findingText } from './finding-text';

const { rules } = auditTexts(messages);

test('numbers are written as the language writes them', () => {
  const finding = { rule: 'preview-weight', values: { bytes: 123456, most: 100000 } } as const;
  expect(findingText(finding, rules, 'en')).toContain('123,456');
  expect(findingText(finding, rules, 'de')).toContain('123.456');
});

test('whatever is found, the sentence that tells of it is complete', () => {
  const at = (path: string) => auditedOrigin + path;
  const links = ['/none', '/old', '#gone', '/de'].map((href) => pageLink(href, { text: 'here' }));
  const meta = new Map([
    ['og:image', [at('/x.png'), at('/y.svg')]],
    ['og:url', [at('/z')]],
    ['description', ['x', 'y']],
  ]);
  const pages = [
    parsedPage('/', {
      titles: ['x', 'y'],
      canonicals: ['/'],
      strays: ['canonical'],
      lang: 'de',
      jsonLd: ['{', JSON.stringify(at('/gone'))],
      imagesWithoutAlt: ['/x.png'],
      insecure: ['http://www.example.org/x.js'],
      alternates: [
        { lang: 'ja', href: at('/none') },
        { lang: 'zh-Hans', href: at('/de') },
      ],
      formats: new Map([
        ['text/markdown', [at('/x.md'), at('/y.md')]],
        ['application/atom+xml', [at('/feed')]],
      ]),
      text: 'few words',
      links,
      meta,
    }),
    parsedPage('/de', { titles: ['z'.repeat(70)], canonicals: [at('/'), at('/')] }),
    parsedPage('/a', { titles: ['税'.repeat(30)], canonicals: [at('/none')] }),
    parsedPage('/b', { titles: ['税'.repeat(30)], alternates: [{ lang: 'en', href: at('/a') }] }),
  ];
  const redirects = new Map([['/old', '/a']]);
  const findings = auditSite(
    auditedSite(pages, { redirects, server: 'http://www.example.com', falsePages: ['/x'] }),
  );
  const seen = new Set(findings.map(({ rule }) => rule));
  expect(seen.size).toBeGreaterThan(30);
  for (const finding of findings) {
    expect(findingText(finding, rules, 'en')).not.toMatch(/[{}]|undefined/);
  }
});

import { createHash } from 'node:crypto';
import { speculationRules } from '@/client/speculation-rules';
import { pages } from '@/content/pages';
import { replace } from '@/test/html/support/fault';
import { elements, everyPage, type HtmlPage } from '@/test/html/support/html-page';
import { ofPage } from '@/test/html/support/invariant';
import { testInvariants } from '@/test/html/support/test-invariants';

/** The tools that read other pages, which the browser parses from blob: URLs. */
const readers: string[] = [pages.seoAudit.path, pages.canonicalDiagnostic.path];

/** The directives of a page without sources that differ from page to page, such as hashes. */
const fixedDirectives = ({ path, $ }: HtmlPage) => [
  "default-src 'none'",
  "font-src 'self'",
  readers.includes(path) ? "connect-src 'self' blob:" : "connect-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  $('form').length > 0 ? "form-action 'self'" : "form-action 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types default',
];

/** What no policy of ours may say: permissions without a bound. */
const unbounded =
  /'unsafe-(?:inline|eval)'|'strict-dynamic'|(?:^|\s)(?:\*|https?:|data:|blob:)(?:\s|$)/;

/** Types of script elements that are data: browsers do not run them. */
const dataTypes = ['application/ld+json', 'application/json'];

/** The beginning of every page: nothing but doctype, `<html>`, `<head>` and the encoding comes before the policy. */
const beginning =
  /^<!DOCTYPE html><html[^>]*><head><meta charSet="utf-8"\/><meta http-equiv="Content-Security-Policy"/;

/** The policies of a page. */
function policies({ $ }: HtmlPage): string[] {
  return elements($, 'meta[http-equiv]')
    .filter(({ attribs }) => attribs['http-equiv']?.toLowerCase() === 'content-security-policy')
    .map(({ attribs }) => attribs.content ?? '');
}

/** The directives of a page's policy. */
function directives(page: HtmlPage): string[] {
  return policies(page)[0]?.split('; ') ?? [];
}

/** The hashes in a directive. */
function hashes(page: HtmlPage, name: string): string[] {
  const directive = directives(page).find((each) => each.startsWith(`${name} `)) ?? '';
  return directive.split(' ').filter((source) => source.startsWith("'sha256-"));
}

function hashSource(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
}

/** What differs between the hashes that are expected and those that a directive has. */
function difference(name: string, expected: string[], actual: string[]): string[] {
  const missing = expected.filter((hash) => !actual.includes(hash));
  const more = actual.filter((hash) => !expected.includes(hash));
  return [
    ...missing.map((hash) => `${name} lacks ${hash}`),
    ...more.map((hash) => `${name} names ${hash}, which the page does not have`),
  ];
}

testInvariants(everyPage, {
  'the policy stands before everything but the encoding, once, and is bounded': [
    ofPage((page) => {
      const actual = directives(page);
      const expected = fixedDirectives(page);
      const { length } = policies(page);
      return [
        ...(length === 1 ? [] : [`${length} policies`]),
        ...(beginning.test(page.source) ? [] : ['something stands before the policy']),
        ...expected.filter((each) => !actual.includes(each)).map((each) => `lacks "${each}"`),
        ...actual
          .filter((each) => unbounded.test(each) && !expected.includes(each))
          .map((each) => `allows too much: ${each}`),
      ];
    }),
    // No policy.
    ['/ja/about', ($) => $('meta[http-equiv]').remove(), '/ja/about: 0 policies'],
    // A second one.
    [
      '/de',
      replace('</head>', '<meta http-equiv="content-security-policy" content=""/></head>'),
      '2 policies',
    ],
    // A script before it.
    [
      '/services',
      replace('<meta http-equiv', '<script src="/client.js"></script><meta http-equiv'),
      '/services: something stands before the policy',
    ],
    // Pictures from anywhere.
    [
      '/contact',
      replace("img-src 'self'", "img-src 'self' https:"),
      "allows too much: img-src 'self' https:",
    ],
    // Any inline style.
    [
      '/contact',
      replace("style-src 'self'", "style-src 'self' 'unsafe-inline'"),
      "allows too much: style-src 'self' 'unsafe-inline'",
    ],
    // blob: URLs, on a page that is no tool.
    [
      '/contact',
      replace("connect-src 'self'", "connect-src 'self' blob:"),
      "allows too much: connect-src 'self' blob:",
    ],
    // Forms that go to any place.
    [pages.privacy.path, replace("form-action 'none'; ", ''), 'lacks "form-action \'none\'"'],
    [
      '/contact',
      replace("form-action 'self'", "form-action 'self' https://other.example"),
      'lacks "form-action \'self\'"',
    ],
  ],
  'the policy names the inline and inserted scripts by their hashes, and no others': [
    ofPage((page) => {
      const inline = page.scripts.filter(
        ({ src, type }) => src === undefined && !dataTypes.includes(type ?? ''),
      );
      // The client script inserts it.
      const inserted = page.source.includes(' src="/client.js') ? [speculationRules] : [];
      const expected = [...inline.map(({ content }) => content), ...inserted].map(hashSource);
      return difference('script-src', expected, hashes(page, 'script-src'));
    }),
    // A script more.
    ['/about', replace('<body>', '<body><script>x()</script>'), '/about: script-src lacks'],
    // Rules for prefetching that no script sets.
    ['/about', ($) => $('script[src^="/client.js"]').remove(), 'which the page does not have'],
  ],
  'the policy names the inline styles by their hashes, and no others': [
    ofPage((page) => {
      const expected = [
        ...elements(page.$, 'style').map((style) => page.$(style).text()),
        ...elements(page.$, '[style]').map(({ attribs }) => attribs.style ?? ''),
      ].map(hashSource);
      return difference('style-src', expected, hashes(page, 'style-src'));
    }),
    // A style attribute more.
    ['/ko/contact', ($) => $('h1').attr('style', 'color:red'), '/ko/contact: style-src lacks'],
    // A style element more.
    [
      '/ko/contact',
      replace('</head>', '<style>h1{color:red}</style></head>'),
      '/ko/contact: style-src lacks',
    ],
    // A style element that is gone.
    ['/visa-processing', ($) => $('style').first().remove(), 'which the page does not have'],
  ],
});

/** @jest-environment node */
import { createHash } from 'node:crypto';
import { speculationRules } from '@/client/speculation-rules';
import { type PolicyOptions, policyMeta, policyOffset } from './page-policy';
import { withPolicy } from './server-policies';
import { parseElements } from './source-elements';

const none: PolicyOptions = { imageHosts: [], inquiriesUrl: '' };

function page(body: string, head = ''): string {
  return `<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/>${head}<title>A &amp; B</title></head><body>${body}</body></html>`;
}

function hash(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
}

/** The sources of a directive of the policy that a page gets; undefined where it has no such directive. */
function sources(html: string, directive: string, options = none) {
  const result = policyMeta(parseElements(html), options);
  const [, policy = ''] =
    /<meta http-equiv="Content-Security-Policy" content="([^"]*)"\/>/.exec(result) ?? [];
  const found = policy.split('; ').find((part) => part.startsWith(`${directive} `));
  return found?.split(' ').slice(1);
}

test('the policy stands right after the encoding, and all else byte for byte as it was', () => {
  const html = page("<h1  class='a\"b'>Q&amp;A $&</h1>\n<pre>\n\nü &lt;script&gt;</pre><p>1<br/>2");
  const result = withPolicy(html, none, 'first()');
  const [, before, meta = '', after] =
    /^(.*<meta charSet="utf-8"\/>)(<meta http-equiv[^>]*\/><script>first\(\)<\/script>)(.*)$/s.exec(
      result,
    ) ?? [];
  expect(meta).toContain("default-src 'none'");
  expect(`${before}${after}`).toBe(html);
});

test('a page without anything inline may run and show what is on its own site only', () => {
  const html = page('<script src="/client-two.js" defer=""></script>');
  expect(sources(html, 'default-src')).toEqual(["'none'"]);
  for (const directive of ['script-src', 'style-src', 'img-src', 'font-src', 'connect-src']) {
    expect(sources(html, directive)).toEqual(["'self'"]);
  }
  expect(sources(html, 'base-uri')).toEqual(["'none'"]);
  expect(sources(html, 'form-action')).toEqual(["'none'"]);
  expect(sources(html, 'require-trusted-types-for')).toEqual(["'script'"]);
  expect(sources(html, 'trusted-types')).toEqual(['default']);
});

test('forms may be sent where inquiries go, and nowhere from a page that has none', () => {
  const form = page('<form method="post" action="/api/inquiries"></form>');
  const own = { imageHosts: [], inquiriesUrl: '/api/inquiries' };
  expect(sources(form, 'form-action', own)).toEqual(["'self'"]);
  expect(sources(form, 'connect-src', own)).toEqual(["'self'"]);
  expect(sources(page(''), 'form-action', own)).toEqual(["'none'"]);

  const inquiriesUrl = 'https://inquiries.example/api/inquiries';
  const other = { imageHosts: [], inquiriesUrl };
  const otherForm = page(`<form method="post" action="${inquiriesUrl}"></form>`);
  expect(sources(otherForm, 'form-action', other)).toEqual(['https://inquiries.example']);
  // What could not be sent may be sent later, from any page.
  expect(sources(page(''), 'connect-src', other)).toEqual(["'self'", 'https://inquiries.example']);

  expect(() => sources(form, 'form-action', other)).toThrow('<form> sends to "/api/inquiries"');
  const button = page('<form action="/api/inquiries"><button formaction="/x"></button></form>');
  expect(() => sources(button, 'form-action', own)).toThrow('<button> sends to "/x"');
  expect(() => sources(form, 'form-action')).toThrow('SITE_INQUIRIES_URL is ""');
});

test.each([
  '',
  ' type="module"',
  ' type="text/javascript"',
  ' type="speculationrules"',
  ' async=""',
])('what <script%s> holds is named by its hash', (attributes) => {
  const content = 'a("</b> &amp; ü")\n';
  const html = page(`<script${attributes}>${content}</script>`);
  expect(sources(html, 'script-src')).toEqual(["'self'", hash(content)]);
});

test('a page with the script of every page may use its speculation rules', () => {
  const html = page('<script src="/client.js?v=1" defer=""></script>');
  expect(sources(html, 'script-src')).toEqual(["'self'", hash(speculationRules)]);
});

test.each(['application/ld+json', 'application/json', 'text/plain'])(
  'data of the type %s needs no permission',
  (type) => {
    const html = page(`<script type="${type}">{"a":"<style>b</style>"}</script>`);
    expect(sources(html, 'script-src')).toEqual(["'self'"]);
    expect(sources(html, 'style-src')).toEqual(["'self'"]);
  },
);

test('a script that occurs twice is named once, by the hash of its text with normalized line ends', () => {
  const html = page('<script>a()\r\nb()</script><script>a()\r\nb()</script>');
  expect(sources(html, 'script-src')).toEqual(["'self'", hash('a()\nb()')]);
});

test('styles are named by hash, those in attributes only where there are any', () => {
  const element = page('', '<style>p>a{color:red}</style>');
  expect(sources(element, 'style-src')).toEqual(["'self'", hash('p>a{color:red}')]);
  const both = page('<p style="a:&quot;b&quot;">c</p>', '<style>p{}</style>');
  expect(sources(both, 'style-src')).toEqual([
    "'self'",
    hash('p{}'),
    "'unsafe-hashes'",
    hash('a:"b"'),
  ]);
});

test('a page that reads other pages may also connect to blob: URLs, and gets no other permission', () => {
  const options = { ...none, readsPages: true };
  expect(sources(page(''), 'connect-src', options)).toEqual(["'self'", 'blob:']);
  expect(sources(page(''), 'style-src', options)).toEqual(["'self'"]);
});

test('the script put before all others is named by its hash, and cannot contain its end tag', () => {
  const result = withPolicy(page('<script>second()</script>'), none, 'first()');
  expect(result).toContain(`script-src 'self' ${hash('first()')} ${hash('second()')};`);
  expect(() => withPolicy(page(''), none, '"</script>"')).toThrow('</script');
});

describe('pictures', () => {
  const options = { imageHosts: ['images.example.com'], inquiriesUrl: '' };

  test('come from the hosts of the list', () => {
    const html = page('<img src="https://images.example.com/a.jpg" srcset="/b.jpg 1x" alt=""/>');
    expect(sources(html, 'img-src', options)).toEqual(["'self'", 'https://images.example.com']);
  });

  test.each([
    '<img src="https://other.example/a.jpg">',
    '<img src="//other.example/a.jpg">',
    '<img src="http://images.example.com/a.jpg">',
    '<img src="https://images.example.com.other.example/a.jpg">',
    '<img src="data:image/png;base64,AA">',
    '<picture><source srcset="/a.jpg 1x, https://other.example/b.jpg 2x"></picture>',
  ])('from elsewhere stop the build, and the list is named: %s', (picture) => {
    expect(() => sources(page(picture), 'img-src', options)).toThrow('content/image-hosts.ts');
  });
});

test.each([
  ['<img src="/a.png" onerror="b()">', 'onerror'],
  ['<a href="javascript:b()">c</a>', 'href'],
  ['<a href=" java\nscript:b()">c</a>', 'href'],
  ['<form action="javascript:b()"></form>', 'action'],
])('what the policy would block stops the build: %s', (body, name) => {
  expect(() => sources(page(body), 'script-src')).toThrow(`"${name}"`);
});

test('a second policy is an error', () => {
  const html = withPolicy(page(''), none, '');
  expect(() => withPolicy(html, none, '')).toThrow('has a policy already');
});

test('nothing may come before the policy but the encoding', () => {
  const html = '<html><head><script src="/a.js"></script><meta charset="utf-8"></head></html>';
  expect(() => policyOffset(parseElements(html))).toThrow('encoding');
});

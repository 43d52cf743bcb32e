import { speculationRules } from './speculation-rules';
import { trustFramework } from './trusted-types';

type Rules = Record<
  'createHTML' | 'createScript' | 'createScriptURL',
  (value: string) => string | null
>;

/** Runs `trustFramework` in a browser with Trusted Types. @returns the policies that it creates, by name */
function run(defaultPolicy: object | null = null): Map<string, Rules> {
  const policies = new Map<string, Rules>();
  window.trustedTypes = {
    defaultPolicy,
    createPolicy(name, rules) {
      policies.set(name, rules);
      return rules;
    },
  };
  trustFramework();
  return policies;
}

function rules(): Rules {
  const made = run().get('default');
  if (made === undefined) throw new Error('no default policy');
  return made;
}

afterEach(() => {
  delete window.trustedTypes;
  document.head.innerHTML = '';
  document.body.innerHTML = '';
});

test.each([
  '/_next/static/chunks/a.js',
  '/client.js?v=1',
  '/send-unsent.js',
  `${location.origin}/_next/static/data/b.js?v=1`,
])('the script URL %s is allowed, and not changed', (url) => {
  expect(rules().createScriptURL(url)).toBe(url);
});

test.each([
  'https://other.example/_next/static/a.js',
  '//other.example/_next/static/a.js',
  '/_next/static/../../a.js',
  '/_next/static/%2e%2e/%2e%2e/a.js',
  '\\\\other.example/_next/static/a.js',
  '/src/assets/a.svg',
  'data:text/javascript,/_next/static/',
  'blob:https://other.example/_next/static/',
  'javascript:a()',
  '/x/client.js',
  'https://other.example/client.js',
])('the script URL %s is refused', (url) => {
  expect(rules().createScriptURL(url)).toBeNull();
});

test('the speculation rules are the only text that may become a script', () => {
  expect(rules().createScript(speculationRules)).toBe(speculationRules);
  expect(rules().createScript('alert(1)')).toBeNull();
  expect(rules().createScript('{"prefetch":[]}')).toBeNull();
});

test.each(['', '<script></script>'])('React may write %p', (html) => {
  expect(rules().createHTML(html)).toBe(html);
});

test('data and scripts of the page itself may be rendered again', () => {
  const data = '{"@type":"Organization","name":"A & B"}';
  document.body.innerHTML = `<script type="application/ld+json">${data}</script>`;
  expect(rules().createHTML(data)).toBe(data);
});

test.each([
  '<img src="x" onerror="a()">',
  '<p>text</p>',
  '<script>a()</script>',
  '"<img src=x onerror=a()>"',
])('HTML other than that is refused: %s', (html) => {
  document.body.innerHTML = '<script type="application/json">{}</script><p>text</p>';
  expect(rules().createHTML(html)).toBeNull();
});

test('an existing default policy is kept', () => {
  expect([...run({}).keys()]).toEqual([]);
});

test('nothing fails in browsers without Trusted Types', () => {
  expect(trustFramework).not.toThrow();
});

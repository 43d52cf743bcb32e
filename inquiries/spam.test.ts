/** @jest-environment node */

import { spamReasons } from './spam';

const signs = { isHoneypotFilled: false, isFlood: false, hasToken: true };

function reasons(fields: Record<string, string>, more: Partial<typeof signs> = {}) {
  const all = { name: 'Ada', email: 'ada@example.com', message: 'Hello', ...fields };
  return spamReasons({ form: 'contact', locale: 'en', fields: all }, { ...signs, ...more });
}

const words = 'one two three four five six seven eight nine ten eleven twelve thirteen fourteen';

test('an ordinary message is delivered, from a browser without scripts too', () => {
  for (const hasToken of [true, false]) {
    expect(reasons({}, { hasToken })).toEqual([]);
    const site = { company: 'www.firm.example', message: `We are https://firm.example. ${words}` };
    expect(reasons(site, { hasToken })).toEqual([]);
    expect(reasons({ message: '-'.repeat(100) }, { hasToken })).toEqual([]);
    expect(
      reasons({ message: '今天天气很好，我们想了解一下在菲律宾注册公司的流程。'.repeat(2) }),
    ).toEqual([]);
  }
});

test('an inquiry with a filled-in honeypot, or of a flood, is held', () => {
  expect(reasons({}, { isHoneypotFilled: true })).toEqual(['honeypot']);
  expect(reasons({}, { isFlood: true })).toEqual(['flood']);
  expect(reasons({}, { isFlood: true, isHoneypotFilled: true })).toEqual(['honeypot', 'flood']);
});

test.each<[string, Record<string, string>]>([
  ['many links', { message: 'http://a.example https://b.example www.c.example http://d.example' }],
  ['a link in the name', { name: 'Win at https://a.example' }],
  ['HTML', { message: 'See <a  href="x">this</a>' }],
  ['BBCode', { message: 'See [url=x]this[/url]' }],
])('an inquiry with %s is held', (_, fields) => expect(reasons(fields)).toEqual(['links']));

test('three links or repeated words are enough together, or without a token', () => {
  const links = 'http://a.example https://b.example www.c.example';
  const repetition = 'buy cheap now '.repeat(20);
  expect(reasons({ message: links })).toEqual([]);
  expect(reasons({ message: links }, { hasToken: false })).toEqual(['links']);
  expect(reasons({ message: repetition })).toEqual([]);
  expect(reasons({ message: repetition }, { hasToken: false })).toEqual(['repetition']);
  expect(reasons({ message: 'a'.repeat(30) }, { hasToken: false })).toEqual(['repetition']);
  expect(reasons({ message: `${links} ${repetition}` })).toEqual(['links', 'repetition']);
});

test('a long message is judged at once', () => {
  const start = performance.now();
  for (const text of [
    '<a '.repeat(3333),
    'a'.repeat(10_000),
    '[url '.repeat(2000),
    'ab'.repeat(5000),
  ]) {
    reasons({ message: text });
  }
  expect(performance.now() - start).toBeLessThan(1000);
});

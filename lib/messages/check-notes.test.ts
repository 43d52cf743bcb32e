/** @jest-environment node */
import { checkNotes, notePattern, type TranslatorNotes } from './check-notes';
import type { MessageTree } from './tree';

test.each([
  ['common.send', 'common.send', true],
  ['common.*', 'common.send', true],
  ['common.numbers.*', 'common.numbers.0', true],
  ['services.*.sample.stamp', 'services.tax.sample.stamp', true],
  ['common.send', 'common.sending', false],
  ['common.*', 'common.forms.send', false],
  ['common.*.*', 'common.send', false],
  ['common.send', 'commonXsend', false],
])('a note on %s is for %s: %s', (pattern, key, expected) => {
  expect(notePattern(pattern).test(key)).toBe(expected);
});

describe('checkNotes', () => {
  function check(english: MessageTree, notes: TranslatorNotes = {}): string[] {
    return checkNotes(english, notes, (name) => name === 'text' || name === 'intro');
  }

  test.each<[string, MessageTree]>([
    ['of one word', { a: { b: 'Change' } }],
    ['of two words', { a: { b: 'Pay run' } }],
    ['with marks', { a: { b: 'Your Name *' } }],
    ['with a placeholder', { a: { b: 'All [[serviceCount]] services' } }],
    ['with a sign between', { a: { b: 'Tax & Compliance' } }],
    ['beside other labels', { a: { b: 'Change', title: 'What moved since last month' } }],
    ['beside a list', { a: { b: 'Change', text: ['A sentence of a list.'] } }],
    ['below running text of its object’s neighbor', { text: 'A whole sentence.', a: { b: 'Yes' } }],
    [
      'beside an object that holds running text',
      { a: { b: 'Yes', c: { text: 'A whole sentence.' } } },
    ],
  ])('a short message %s needs a note', (_, english) => {
    const problem = /^a\.b: needs a note: “.+” does not say where it stands and what it means$/;
    expect(check(english)).toEqual([expect.stringMatching(problem)]);
    expect(check(english, { 'a.b': 'A button.' })).toEqual([]);
    expect(check(english, { 'a.*': 'A button.' })).toEqual([]);
  });

  test('each short message of a list needs a note', () => {
    const english = { a: { numbers: ['zero', 'one'] } };
    expect(check(english)).toHaveLength(2);
    expect(check(english, { 'a.numbers.*': 'Numbers.' })).toEqual([]);
    expect(check(english, { 'a.numbers.0': 'Nothing.' })).toEqual([
      expect.stringMatching(/^a\.numbers\.1: needs a note/),
    ]);
  });

  test.each<[string, MessageTree]>([
    ['longer ones', { a: { b: 'Skip to content' } }],
    ['short ones beside running text', { a: { title: 'Pay run', text: 'We compute the pay.' } }],
    ['those of a list beside running text', { a: { items: ['Rent'], intro: 'Costs of a month.' } }],
    ['what is malformed', { a: { b: 'This is an {open brace' } }],
  ])('no note is needed for %s', (_, english) => {
    expect(check(english)).toEqual([]);
  });

  test('each argument and tag has to be named, in one note or in several', () => {
    const english = { a: { b: 'A long sentence that names {from}, {to} and <mail></mail>' } };
    const [times, mail] = ['{from} and {to} are times: `9:00 AM`.', '<mail> is a link.'];
    expect(check(english)).toEqual([
      'a.b: needs a note that says what {from}, {to}, <mail> is, with an example',
    ]);
    expect(check(english, { 'a.b': times })).toEqual([
      'a.b: needs a note that says what <mail> is, with an example',
    ]);
    expect(check(english, { 'a.*': times, 'a.b': mail })).toEqual([]);
    // A short message has one problem, not two.
    expect(check({ a: { b: 'Page {number}' } })).toHaveLength(1);
  });

  test('a note for no message is a problem', () => {
    const english = { a: { b: 'Send' } };
    expect(check(english, { 'a.b': 'A button.', 'a.c': 'Gone.', 'a.*.d': 'Gone.' })).toEqual([
      'a.c: matches no message',
      'a.*.d: matches no message',
    ]);
  });

  test('notes stand in the order of the first message that each is for', () => {
    const english = { a: { b: 'Send', c: 'Close' }, d: { b: 'Open' } };
    const [send, close, open] = ['Sends.', 'Closes.', 'Opens.'];
    expect(check(english, { '*.b': send, 'a.b': send, 'a.c': close, 'd.b': open })).toEqual([]);
    expect(check(english, { 'd.b': open, 'a.c': close, 'a.b': send })).toEqual([
      'a.c: must stand in the order of the messages',
      'a.b: must stand in the order of the messages',
    ]);
  });
});

/** @jest-environment node */
import { nuOutput, nuReport } from './nu-report';

/** As the checker writes it. */
const { messages } = nuOutput.parse({
  version: '26.9.27',
  messages: [
    { type: 'info', subType: 'warning', url: 'file:/a.html', message: 'unnecessary' },
    { type: 'error', url: 'file:/a.html', message: 'new', extract: '<form toolname="a">' },
    { type: 'error', url: 'file:/a.html', message: 'wrong', extract: '<main align="x">' },
    { type: 'error', url: 'file:/b.html', message: 'new', extract: '<form toolname="b">' },
    { type: 'error', url: 'file:/b.html', message: 'wrong', extract: '<main align="y">' },
    { type: 'non-document-error', subType: 'io', url: 'file:/c.html', message: 'not there' },
  ],
});

test('each error stands once, with the first place where it was found', () => {
  expect(nuReport(messages, ['new']).errors).toEqual([
    'file:/a.html: wrong (and 1 times more)\n  <main align="x">',
    'file:/c.html: not there\n  ',
  ]);
});

test('what is allowed is counted, and hints are', () => {
  const { allowed, hints } = nuReport(messages, ['new', 'no longer said']);
  expect([...allowed]).toEqual([
    ['new', 2],
    ['no longer said', 0],
  ]);
  expect(hints).toBe(1);
});

test('only the very words are allowed', () => {
  expect(nuReport(messages, ['wron']).errors).toHaveLength(3);
});

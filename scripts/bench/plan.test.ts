/** @jest-environment node */
import { inWords, secondsOf } from './plan';
import { sampleMeasured, samplePage, sampleRun } from './samples';

const nothing = {
  runs: { simulate: 0, devtools: 0 },
  visits: 0,
  clicks: 0,
  presses: 0,
  returns: 0,
};

test('what was measured before says how long a run takes', () => {
  const before = (seconds: number) => {
    const round = { page: sampleRun({ seconds }), peers: { other: sampleRun({ seconds }) } };
    return sampleMeasured({
      pages: [samplePage({ rounds: { simulate: [round], devtools: [] } })],
    });
  };
  const plan = { ...nothing, runs: { simulate: 10, devtools: 0 } };
  expect(secondsOf(plan, before(19.5))).toBe(200);
  expect(secondsOf(plan, before(39.5))).toBe(400);
  expect(secondsOf(nothing, before(19.5))).toBe(0);
});

test('without it, every kind of work takes time', () => {
  const none = sampleMeasured({ pages: [] });
  const whole = secondsOf(
    { runs: { simulate: 1, devtools: 1 }, visits: 1, clicks: 1, presses: 1, returns: 1 },
    none,
  );
  for (const part of [
    { runs: { simulate: 1, devtools: 0 } },
    { runs: { simulate: 0, devtools: 1 } },
    { visits: 1 },
    { clicks: 1 },
    { presses: 1 },
    { returns: 1 },
  ]) {
    const seconds = secondsOf({ ...nothing, ...part }, none);
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThan(whole);
  }
});

test.each([
  [20, 'less than a minute'],
  [90, '2 min'],
  [7500, '2 h 5 min'],
])('%d seconds in words', (seconds, words) => {
  expect(inWords(seconds)).toBe(words);
});

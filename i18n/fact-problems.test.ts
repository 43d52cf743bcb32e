/** @jest-environment node */
import { isUnconfirmed } from '@/content/facts';
import { factProblems } from './fact-problems';

test('an unknown placeholder is reported, and no sentence is blamed for it', () => {
  const text = '[[noSuchFact]] of [[noSuchFact]], [[vatRate:none]]; confirm it with the BIR.';
  expect(factProblems(text, 'en')).toEqual([
    expect.stringMatching(/^unknown placeholder \[\[noSuchFact\]\]; known are /),
    expect.stringContaining('has no form for percent'),
  ]);
});

test('a sentence that does not agree with the status of its facts is reported', () => {
  expect(isUnconfirmed('vatRate')).toBe(false);
  expect(factProblems('The rate is [[vatRate]].', 'en')).toEqual([]);
  expect(factProblems('[[[brand]]](/about): [[vatRate]]; confirm it with the BIR.', 'en')).toEqual([
    expect.stringMatching(/^asks to confirm a rule/),
  ]);
});

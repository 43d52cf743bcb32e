/** @jest-environment node */
import { factSentenceProblems } from './fact-sentences';

const known = {
  isUnconfirmed: (name: string) => name === 'workVisaMax',
  endOf: (name: string) =>
    name.startsWith('entry') || name.startsWith('stay') ? '2027-01-15' : undefined,
  lastYearBeforeChange: (name: string) => (name === 'riceCeiling' ? 2026 : undefined),
};

test.each([
  [
    'Up to [[workVisaMax]]; confirm the limit with the Bureau of Immigration.',
    ['workVisaMax'],
    'en',
  ],
  ['Bis zu [[workVisaMax]]; lassen Sie sich das bestätigen.', ['workVisaMax'], 'de'],
  ['The rate is [[vatRate]]. Suppliers confirm the account by phone.', ['vatRate'], 'en'],
  ['[[stay]] until [[entry.end]]', ['stay', 'entry.end'], 'en'],
  [
    '[[riceCeiling.was]] until [[riceCeiling.until]], then [[riceCeiling]]',
    ['riceCeiling.was', 'riceCeiling.until', 'riceCeiling'],
    'en',
  ],
  ['[[vatFilingPeriod.until]]年まで', ['vatFilingPeriod.until'], 'ja'],
  ['bis [[vatFilingPeriod.until]]', ['vatFilingPeriod.until'], 'de'],
] as const)('a text that agrees with the status of its facts: %s', (text, names, language) => {
  expect(factSentenceProblems(text, names, language, known)).toEqual([]);
});

test.each([
  ['Up to [[workVisaMax]] at a time.', ['workVisaMax'], 'en', 'workVisaMax'],
  ['最长[[workVisaMax]]。', ['workVisaMax'], 'zh', 'workVisaMax'],
  ['The rate is [[vatRate]]; confirm it with the BIR.', ['vatRate'], 'en', 'asks to confirm'],
  ['Citizens enter for [[stay]].', ['stay'], 'en', 'stay.end'],
  ['[[stay]] is [[stay]].', ['stay', 'stay'], 'en', 'stay.end'],
  ['Up to [[riceCeiling]] a month.', ['riceCeiling'], 'en', 'riceCeiling holds after 2026 only'],
  ['[[vatFilingPeriod.until]]まで', ['vatFilingPeriod.until'], 'ja', '[[vatFilingPeriod.until]]年'],
  ['[[vatFilingPeriod.until]]까지', ['vatFilingPeriod.until'], 'ko', '[[vatFilingPeriod.until]]년'],
] as const)(
  'a text that does not agree with the status of its facts: %s',
  (text, names, language, problem) => {
    expect(factSentenceProblems(text, names, language, known)).toEqual([
      expect.stringContaining(problem),
    ]);
  },
);

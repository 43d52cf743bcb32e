/** @jest-environment node */
import {
  findHardCodedDeadline,
  hardCodedAmount,
  hardCodedDuration,
  hardCodedPercentage,
  hardCodedPromise,
} from './hard-coded-figures';

const found = {
  percentage: (text: string) => hardCodedPercentage.test(text),
  amount: (text: string) => hardCodedAmount.test(text),
  duration: (text: string) => hardCodedDuration.test(text),
  promise: (text: string) => hardCodedPromise.test(text),
  deadline: (text: string) => findHardCodedDeadline(text) !== null,
};

test.each<[keyof typeof found, string[], string[]]>([
  [
    'percentage',
    ['25%', '12 %', '20 percent', '3.5 per cent', '12 Prozent', '12％', '百分之十二'],
    ['24/7', 'BIR Form 2316', '[[vatRate]]', '9:00 AM to 6:00 PM', 'Top 50 customers'],
  ],
  [
    'amount',
    ['PHP 3 million', 'USD 10,000-50,000', '₱500', '$5', 'P500', '1 dollar', 'EUR 20', '3 million'],
    ['24/7', 'BIR Form 2316', '[[vatRate]]', '9:00 AM to 6:00 PM', 'Top 50 customers'],
  ],
  [
    'duration',
    ['within 24 hours', '30-Minute Session', '3–5 working days', '24/7', '30 Minuten', '2小时'],
    ['13th month pay', 'one day', '9:00 AM to 6:00 PM', 'Form 2316', '2025'],
  ],
  [
    'deadline',
    [
      'File with the BIR within 30 days of starting.',
      'The SSS wants it by the 10th day.',
      'Allow the Bureau of Immigration 3 working days.',
    ],
    [
      'The BIR and the SSS ask for the 13th month pay.',
      'Close the books within 5 days. The BIR asks for them later.',
    ],
  ],
  [
    'promise',
    ['We reply within 24 hours.', 'Our team answers you within 2 days', 'help is there 24/7'],
    ['Answer within 2 days.', 'We meet. Pay within 30 days.', 'We reply within [[replyTime]].'],
  ],
])('finds a hard-coded %s, and nothing else', (kind, hardCoded, others) => {
  expect(hardCoded.filter((text) => !found[kind](text))).toEqual([]);
  expect(others.filter((text) => found[kind](text))).toEqual([]);
});

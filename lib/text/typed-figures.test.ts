import {
  typedAmount,
  typedDeadline,
  typedDuration,
  typedPercentage,
  typedPromise,
} from './typed-figures';

test.each(['25%', '12 %', '20 percent', '3.5 per cent', '12 Prozent', '12％', '百分之十二'])(
  '%s is a percentage',
  (text) => {
    expect(typedPercentage.test(`a ${text} b`)).toBe(true);
  },
);

test.each([
  ...['PHP 3 million', 'USD 10,000-50,000', '₱500', '$5', 'P500', '3 million pesos', '75,000 USD'],
  ...['1 dollar', 'EUR 20', '3 million'],
])('%s is an amount', (text) => {
  expect(typedAmount.test(`a ${text} b`)).toBe(true);
});

test.each([
  'File with the BIR within 30 days of starting.',
  'The SSS wants it by the 10th day.',
  'Allow the Bureau of Immigration 3 working days.',
])('a deadline: %s', (text) => {
  expect(typedDeadline(text)).not.toBeNull();
});

test.each(['24/7', 'BIR Form 2316', '[[vatRate]]', '9:00 AM to 6:00 PM', 'Top 50 customers'])(
  '%s is none of them',
  (text) => {
    expect([typedPercentage.test(text), typedAmount.test(text), typedDeadline(text)]).toEqual([
      false,
      false,
      null,
    ]);
  },
);

test.each([
  'The BIR and the SSS ask for the 13th month pay.',
  'Close the books within 5 days. The BIR asks for them later.',
])('no deadline: %s', (text) => {
  expect(typedDeadline(text)).toBeNull();
});

test.each([
  'within 24 hours',
  '30-Minute Session',
  '3–5 working days',
  '24/7',
  '30 Minuten',
  '2小时',
])('%s states a length of time', (text) => {
  expect(typedDuration.test(text)).toBe(true);
});

test.each(['13th month pay', 'one day', '9:00 AM to 6:00 PM', 'Form 2316', '2025'])(
  '%s states none',
  (text) => {
    expect(typedDuration.test(text)).toBe(false);
  },
);

test.each([
  'We reply within 24 hours.',
  'Our team answers you within 2 days',
  'help is there 24/7',
])('a promise: %s', (text) => {
  expect(typedPromise.test(text)).toBe(true);
});

test.each([
  'Answer within 2 days.',
  'We meet. Pay within 30 days.',
  'We reply within [[replyTime]].',
])('no promise of ours: %s', (text) => {
  expect(typedPromise.test(text)).toBe(false);
});

/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { keysOf } from '@/lib/objects/entries-of';
import { categories } from './categories';
import { visaAnswers, visaKeys, visaQuestions } from './visas';

const styleSheet = readFileSync('app/globals.css', 'utf8');

const combinations = visaQuestions.purpose.flatMap((purpose) =>
  visaQuestions.stay.flatMap((stay) =>
    visaQuestions.passport.map((passport) => ({ purpose, stay, passport })),
  ),
);

test.each(combinations)('at least one visa type is left after %j', (answers) => {
  const left = visaKeys.filter((visa) =>
    keysOf(answers).every((question) => {
      const fitting: readonly string[] = visaAnswers[visa][question];
      return answers[question] === 'any' || fitting.includes(answers[question]);
    }),
  );
  expect(left).not.toEqual([]);
});

test('the style sheet has a rule for each answer and each topic', () => {
  const answers = Object.values(visaQuestions)
    .flat()
    .filter((value) => value !== 'any')
    .map((value) => `[value="${value}"]:checked`);
  const topics = categories.map((topic) => `#topic-${topic}:target`);
  expect([...answers, ...topics].filter((rule) => !styleSheet.includes(rule))).toEqual([]);
});

/** @jest-environment node */
import { facts, isUnconfirmed, lawsOf } from '@/content/facts';
import { laws } from '@/content/laws';
import { formatFact } from '@/i18n/format-fact';
import { contributionFacts } from './contributions';

test('each fact about the sample salary has its amount, the laws of its agency, and the status of those laws', () => {
  const { basicPayAt30, sssEmployeeAt30, employerContributionsAt30 } = contributionFacts;
  expect(formatFact(basicPayAt30.value, 'en')).toBe('PHP 30,000');
  expect(formatFact(sssEmployeeAt30.value, 'en')).toBe('PHP 1,500');
  expect(sssEmployeeAt30).toMatchObject({
    laws: facts.sssEmployeeRate.laws,
    section: 's. 4(a)(9)',
  });
  expect(isUnconfirmed('sssEmployeeAt30')).toBe(false);
  // The fund, the EC premium and PhilHealth are known by copies of their issuances.
  expect(isUnconfirmed('sssEmployeeFundAt30')).toBe(true);
  expect(employerContributionsAt30).toMatchObject({ status: 'copies' });
  expect(lawsOf(['employerContributionsAt30'])).toEqual(
    expect.arrayContaining([laws.ra11199, laws.ra11223, laws.ra9679]),
  );
});

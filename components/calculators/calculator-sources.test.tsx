import { screen } from '@testing-library/react';
import { calculatorsFor } from '@/content/calculators';
import { facts } from '@/content/facts';
import { laws } from '@/content/laws';
import { withoutTypesetting } from '@/lib/text/typeset';
import { english } from '@/test/english';
import { renderLocalized } from '@/test/render';
import { CalculatorSources } from './calculator-sources';

const texts = english.calculators.sources;

/** The entries of the list as text. */
function entries(): string[] {
  return screen
    .getAllByRole('listitem')
    .map(({ textContent }) => withoutTypesetting(textContent ?? ''));
}

test('a law stands with its section and its agency, and leads to its text', () => {
  renderLocalized(<CalculatorSources id="assessmentDates" />);
  expect(screen.getByText(texts.title, { selector: 'summary *' })).toBeVisible();
  const [code = ''] = entries();
  expect(code).toContain(`${laws.nirc.number} (1997), s. 228`);
  expect(code).toContain(laws.rr12of1999.number);
  expect(code).toMatch(/· BIR$/);
  expect(screen.getByRole('link', { name: /s\.\s228/ })).toHaveAttribute('href', laws.nirc.url);
});

test('a rule that is only likely is to be confirmed, and others are not', () => {
  renderLocalized(<CalculatorSources id="withholding" />);
  const [fees = '', rent = ''] = entries();
  expect(rent).toContain(facts.rentRate.section);
  expect(rent.endsWith(` · ${texts.confirm}`)).toBe(true);
  expect(fees).not.toContain(texts.confirm);
});

test.each(calculatorsFor())('%s says once when its rules were checked', (id) => {
  renderLocalized(<CalculatorSources id={id} />);
  expect(entries().length === 0 || screen.getByText(/ on \w+\s\d+, 20\d\d\.$/)).toBeTruthy();
});

/** @jest-environment node */
import { endingFacts, factsToReview } from '@/content/facts';
import { entriesOf, keysOf } from '@/lib/objects/entries-of';
import { countries, countryFigures, countryRows, homeCountries } from './countries';
import type { Country } from './types';

const rows = countryRows().map(([name, row]) => ({ name, row }));

test.each(rows)('$name has sources and days of the calendar', ({ row }) => {
  for (const { url = 'https://example.com' } of row.sources)
    expect(() => new URL(url)).not.toThrow();
  for (const day of [row.checked, row.until ?? row.checked]) {
    expect(new Date(day).toISOString().slice(0, 10)).toBe(day);
  }
});

test.each(entriesOf<string, Country>(countries))(
  '%s says something on each question',
  (_, country) => {
    const { entry, papers, posting, treaty, notes } = country;
    const topics = new Set(Object.values(notes).map(({ topic }) => topic));
    expect(entry.days).toBeGreaterThan(0);
    expect(posting.sources.length).toBeGreaterThan(0);
    // Where no answer in one word is known, a sentence says what is.
    expect(treaty !== undefined || topics.has('treaty')).toBe(true);
    expect(papers !== undefined || topics.has('papers')).toBe(true);
  },
);

test('figures are named after their country, each once', () => {
  const named = keysOf(countries).flatMap((id) =>
    Object.keys(countries[id].figures ?? {}).filter((name) => name.startsWith(id)),
  );
  expect(new Set(named)).toEqual(new Set(countryFigures.keys()));
  expect(named).toHaveLength(countryFigures.size);
});

test('every country is the home country of a language', () => {
  const own = Object.values(homeCountries).flat();
  expect(new Set(own)).toEqual(new Set(keysOf(countries)));
});

test('what is likely, noted, old, or near its end is listed as facts are', () => {
  const { entry } = countries.china;
  const { until = '', checked } = entry;
  const names = (found: { name: string }[]) => found.map(({ name }) => name);
  expect(names(endingFacts(until))).toContain('china.entry');
  expect(endingFacts(`${Number(until.slice(0, 4)) + 1}-12-31`)).toContainEqual({
    name: 'china.entry',
    until,
    hasEnded: true,
  });
  const open = rows.filter(({ row }) => row.status === 'likely' || row.reviewNote !== undefined);
  expect(names(factsToReview(checked))).toEqual(expect.arrayContaining(names(open)));
  const nextYear = `${Number(checked.slice(0, 4)) + 1}${checked.slice(4)}`;
  expect(names(factsToReview(nextYear))).toEqual(expect.arrayContaining(names(rows)));
});

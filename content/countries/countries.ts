import type { FactValue } from '@/content/facts/types';
import type { Locale } from '@/i18n/locales';
import { entriesOf, keysOf } from '@/lib/objects/entries-of';
import { argentina } from './argentina';
import { australia } from './australia';
import { austria } from './austria';
import { chile } from './chile';
import { china } from './china';
import { colombia } from './colombia';
import { germany } from './germany';
import { hongKong } from './hong-kong';
import { india } from './india';
import { japan } from './japan';
import { korea } from './korea';
import { macao } from './macao';
import { malaysia } from './malaysia';
import { mexico } from './mexico';
import { peru } from './peru';
import { singapore } from './singapore';
import { conversionRow, traderRow } from './sources';
import { spain } from './spain';
import { switzerland } from './switzerland';
import { taiwan } from './taiwan';
import type { Country, Row, Topic } from './types';
import { unitedKingdom } from './united-kingdom';
import { unitedStates } from './united-states';

/** The countries and places whose passports, papers, insurance and treaties the site explains, in the order of the page. */
const table = {
  japan,
  korea,
  china,
  hongKong,
  macao,
  taiwan,
  singapore,
  malaysia,
  spain,
  mexico,
  argentina,
  peru,
  chile,
  colombia,
  germany,
  austria,
  switzerland,
  unitedStates,
  unitedKingdom,
  australia,
  india,
} as const satisfies Record<string, Country>;

export type CountryId = keyof typeof table;

export const countries: Readonly<Record<CountryId, Country>> = table;

/** The countries from which most readers of a language come, first on their pages. */
export const homeCountries: Readonly<Partial<Record<Locale, readonly CountryId[]>>> = {
  en: ['unitedStates', 'unitedKingdom', 'australia', 'india', 'singapore'],
  zh: ['china', 'hongKong', 'macao', 'taiwan', 'singapore', 'malaysia'],
  ko: ['korea'],
  ja: ['japan'],
  es: ['spain', 'mexico', 'argentina', 'peru', 'chile', 'colombia'],
  de: ['germany', 'austria', 'switzerland'],
};

/** All countries, the home countries of a language first. */
export function countriesFor(locale: Locale): CountryId[] {
  return [...new Set([...(homeCountries[locale] ?? []), ...keysOf(countries)])];
}

/** The anchor of a country on the page of all: `hong-kong`. */
export function countryAnchor(id: CountryId): string {
  return id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** The service pages with a block on the home countries of their readers, and its topics. */
export const blockTopics = {
  visa: ['entry', 'trader', 'papers'],
  business: ['papers', 'duties'],
  payroll: ['posting'],
  tax: ['treaty'],
} as const satisfies Record<string, readonly Topic[]>;

export type BlockPage = keyof typeof blockTopics;

type Figure = Row<{ value: FactValue }>;

/** The figures of countries by the names of their placeholders, e.g. `japanShortStay`. */
export const countryFigures: ReadonlyMap<string, Figure> = new Map(
  Object.values(countries).flatMap(({ figures = {} }) => Object.entries(figures)),
);

/** All rows with their names, e.g. `japan.entry`, `japan.notes.gap`, `japanShortStay`, and those of all countries. */
export function countryRows(): [name: string, row: Row][] {
  const ofEach = entriesOf<CountryId, Country>(countries).flatMap(([id, country]) => {
    const { entry, papers, posting, treaty, rates, notes, figures } = country;
    const own = Object.entries({ entry, papers, posting, treaty, rates }).flatMap(
      ([name, row]): [string, Row][] => (row === undefined ? [] : [[`${id}.${name}`, row]]),
    );
    const others = Object.entries(notes).map(([key, row]): [string, Row] => [
      `${id}.notes.${key}`,
      row,
    ]);
    return [...own, ...others, ...Object.entries(figures ?? {})];
  });
  return [['countries.trader', traderRow], ['countries.change', conversionRow], ...ofEach];
}

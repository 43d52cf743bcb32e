import { laws } from '@/content/laws';
import type { CountrySource, Row } from './types';
import { comparedOn } from './types';

/** Sources that several countries share. */

export const visaFreeOrder: CountrySource = {
  name: `${laws.eo408.number}, as amended`,
  url: laws.eo408.url,
};

/** How long a stay can be extended. */
export const extensionRule: CountrySource = {
  name: laws.mcSbm2013003.number,
  url: laws.mcSbm2013003.url,
};

export const visaFreeList: CountrySource = {
  name: 'DFA list, Philippine Embassy in Kuwait',
  url: 'https://kuwaitpe.dfa.gov.ph/consular-services/visa/80-consular-services/751-visa-free-entry-countries',
};

export const visaFreeListJakarta: CountrySource = {
  name: 'DFA list, Philippine Embassy in Jakarta',
  url: 'https://jakartape.dfa.gov.ph/consular-services/visa/visa-free-entry-to-the-philippines',
};

export const visaFreeListBuenosAires: CountrySource = {
  name: 'DFA list, Philippine Embassy in Buenos Aires',
  url: 'https://buenosairespe.dfa.gov.ph/sample-sites/visa/94-visa/278-visa-2',
};

export const apostilleTable: CountrySource = {
  name: 'HCCH, parties to the Apostille Convention',
  url: 'https://hcch.net/en/instruments/conventions/status-table/print/?cid=41.+',
};

/** Names the four states with which an apostille does not count; to papers of all others embassies add nothing. */
export const apostilleNotice: CountrySource = {
  name: 'Philippine Consulate General in Chongqing, Apostille Convention',
  url: 'https://chongqingpcg.dfa.gov.ph/example-pages/advisories/306-entry-into-force-of-the-apostille-convention-for-the-philippines',
};

export const agreementList: CountrySource = {
  name: 'SSS, bilateral agreements',
  url: 'https://www.sss.gov.ph/bilateral-agreements/',
};

export const treatyList: CountrySource = {
  name: 'PwC, list of Philippine tax treaties',
  url: 'https://taxsummaries.pwc.com/philippines/individual/foreign-tax-relief-and-tax-treaties',
};

export const treatyRates: CountrySource = {
  name: 'PwC, rates of Philippine tax treaties',
  url: 'https://taxsummaries.pwc.com/philippines/corporate/withholding-taxes',
};

const { confirmed, likely } = comparedOn('2026-11-23');

/** Who qualifies for the treaty trader visa; one row for all countries. */
export const traderRow: Row = {
  sources: [
    { name: `${laws.ca613.number}, s. 9(d)`, url: laws.ca613.url },
    {
      name: 'Philippine Consulate General in New York, 9(d)',
      url: 'https://newyorkpcg.dfa.gov.ph/consular-activities-and-advisories/81-our-services/327-9-d-international-treaty-traders-treaty-investors',
    },
  ],
  ...confirmed,
};

/** Change from a stay of 30 days to a work visa in the country; one row for all countries. */
export const conversionRow: Row = {
  sources: [{ name: `${laws.ca613.number}, s. 9`, url: laws.ca613.url }],
  ...likely('bi'),
};

/** No social security agreement was found; it is in no list. */
export const noAgreement = {
  agreement: false,
  sources: [agreementList],
  ...likely('sss'),
} as const;

/** No tax treaty: it is in no list. */
export const noTreaty = {
  since: false,
  sources: [treatyList, treatyRates],
  ...likely('bir'),
} as const;

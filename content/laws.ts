/** Who applies a law. */
export const agencies = ['BI', 'BIR', 'BOI', 'DFA', 'DOLE', 'PRA', 'ASEAN'] as const;

type Agency = (typeof agencies)[number];

/** A law or an issuance of an agency. Number and title are proper names, the same in every language. */
export type Law = {
  number: string;
  /** Short title, where it has one. */
  title?: string;
  year: number;
  /** Who applies it. */
  agency: Agency;
  /** Its text at an official place, else the agency that keeps it. */
  url: string;
};

/** The laws and issuances that facts refer to. */
export const laws = {
  ca613: {
    number: 'Commonwealth Act 613',
    title: 'Philippine Immigration Act',
    year: 1940,
    agency: 'BI',
    url: 'https://lawphil.net/statutes/comacts/ca_613_1940.html',
  },
  eo408: {
    number: 'Executive Order 408',
    year: 1960,
    agency: 'DFA',
    url: 'https://lawphil.net/executive/execord/eo1960/eo_408_1960.html',
  },
  mcSbm2013003: {
    number: 'Memorandum Circular SBM-2013-003',
    year: 2013,
    agency: 'BI',
    url: 'https://immigration.gov.ph/index.php/faqs/extensionofstay',
  },
  ooJhm2019008: {
    number: 'Operations Order JHM-2019-008',
    year: 2019,
    agency: 'BI',
    url: 'https://immigration.gov.ph/',
  },
  laborCode: {
    number: 'Presidential Decree 442',
    title: 'Labor Code of the Philippines',
    year: 1974,
    agency: 'DOLE',
    url: 'https://lawphil.net/statutes/presdecs/pd1974/pd_442_1974.html',
  },
  do248: {
    number: 'Department Order 248-25',
    title: 'as amended by 248-A-25',
    year: 2025,
    agency: 'DOLE',
    url: 'https://www.dole.gov.ph/',
  },
  eo1037: {
    number: 'Executive Order 1037',
    title: 'Philippine Retirement Park System',
    year: 1985,
    agency: 'PRA',
    url: 'https://lawphil.net/executive/execord/eo1985/eo_1037_1985.html',
  },
  praGuidelines2025: {
    number: 'PRA guidelines on the retirement visa',
    year: 2025,
    agency: 'PRA',
    url: 'https://pra.gov.ph/',
  },
  eo226: {
    number: 'Executive Order 226',
    title: 'Omnibus Investments Code',
    year: 1987,
    agency: 'BOI',
    url: 'https://lawphil.net/executive/execord/eo1987/eo_226_1987.html',
  },
  eo758: {
    number: 'Executive Order 758',
    year: 2008,
    agency: 'BI',
    url: 'https://lawphil.net/executive/execord/eo2008/eo_758_2008.html',
  },
  ra9174: {
    number: 'Republic Act 9174',
    title: 'Balikbayan Program',
    year: 2002,
    agency: 'BI',
    url: 'https://lawphil.net/statutes/repacts/ra2002/ra_9174_2002.html',
  },
  nirc: {
    number: 'Republic Act 8424',
    title: 'National Internal Revenue Code, as amended',
    year: 1997,
    agency: 'BIR',
    url: 'https://lawphil.net/statutes/repacts/ra1997/ra_8424_1997.html',
  },
  ra10963: {
    number: 'Republic Act 10963',
    title: 'Tax Reform for Acceleration and Inclusion (TRAIN)',
    year: 2017,
    agency: 'BIR',
    url: 'https://lawphil.net/statutes/repacts/ra2017/ra_10963_2017.html',
  },
  ra11534: {
    number: 'Republic Act 11534',
    title: 'CREATE Act',
    year: 2021,
    agency: 'BIR',
    url: 'https://lawphil.net/statutes/repacts/ra2021/ra_11534_2021.html',
  },
  ra11976: {
    number: 'Republic Act 11976',
    title: 'Ease of Paying Taxes Act',
    year: 2024,
    agency: 'BIR',
    url: 'https://lawphil.net/statutes/repacts/ra2024/ra_11976_2024.html',
  },
  rr5of2021: {
    number: 'Revenue Regulations 5-2021',
    year: 2021,
    agency: 'BIR',
    url: 'https://www.bir.gov.ph/',
  },
  rr3of2024: {
    number: 'Revenue Regulations 3-2024',
    year: 2024,
    agency: 'BIR',
    url: 'https://www.bir.gov.ph/',
  },
  rmc5of2023: {
    number: 'Revenue Memorandum Circular 5-2023',
    year: 2023,
    agency: 'BIR',
    url: 'https://www.bir.gov.ph/',
  },
  rmc52of2023: {
    number: 'Revenue Memorandum Circular 52-2023',
    year: 2023,
    agency: 'BIR',
    url: 'https://www.bir.gov.ph/',
  },
  rmc91of2024: {
    number: 'Revenue Memorandum Circular 91-2024',
    year: 2024,
    agency: 'BIR',
    url: 'https://www.bir.gov.ph/',
  },
  timorLeste: {
    number: 'Declaration on the Admission of Timor-Leste into ASEAN',
    year: 2025,
    agency: 'ASEAN',
    url: 'https://asean.org/',
  },
} as const satisfies Record<string, Law>;

export type LawId = keyof typeof laws;

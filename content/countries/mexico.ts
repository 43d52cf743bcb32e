import { named, noAgreementNamed } from './sources-es';
import { type Country, comparedOn } from './types';

const { confirmed, likely } = comparedOn('2026-11-23');
const later = comparedOn('2026-11-26');

const grantThornton = {
  name: 'Grant Thornton México, 2018',
  native: 'Grant Thornton México, alerta 9 de 2018',
};
const idc = {
  name: 'IDC, agreement with the Philippines, April 2018',
  native: 'IDC, «México y Filipinas con tasas reducidas» (abril de 2018)',
  url: 'https://idconline.mx/fiscal-contable/2018/04/18/mexico-y-filipinas-con-tasas-reducidas/amp',
};
const ey = {
  name: 'EY, agreement between the Philippines and Mexico, May 2018',
  native: 'EY, acuerdo entre Filipinas y México (mayo de 2018, en inglés)',
  url: 'https://globaltaxnews.ey.com/news/2018-5612-philippinesmexico-income-tax-treaty-enters-into-force',
};
const laborLaw = {
  name: 'Ley Federal del Trabajo, art. 87',
  native: 'Ley Federal del Trabajo, artículo 87',
};
const leaveLaw = {
  name: 'Ley Federal del Trabajo, arts. 76 and 80, Vanguardia, March 2024',
  native: 'Ley Federal del Trabajo, artículos 76 y 80 (Vanguardia, marzo de 2024)',
  url: 'https://vanguardia.com.mx/informacion/cuando-se-paga-la-prima-vacacional-te-decimos-si-se-hace-al-tomar-vacaciones-o-al-cumplir-un-ano-laborando-PC11468997',
};
const leaveReform = {
  name: 'Ley Federal del Trabajo, art. 78, as amended in 2022',
  native: 'Ley Federal del Trabajo, artículo 78 reformado en 2022',
  url: 'https://leyesmx.pages.dev/lft/articulo/78',
};
const taxNotice = {
  name: 'SAT, form 73/CFF',
  native: 'SAT, ficha 73/CFF, aviso de suspensión de actividades',
};
const policePaper = {
  name: 'Consulate General of Mexico in Shanghai, police certificate',
  native: 'Consulado General de México en Shanghái, constancia de antecedentes penales',
  url: 'https://consulmex.sre.gob.mx/shanghai/index.php/servicios-consulares?id=60',
};

/**
 * Which of its rates the agreement applies: `comparisons.tax` of messages/es/countries.json. IDC has another rate
 * for interest than EY and PwC.
 */
const dividendTerms = {
  sources: [grantThornton, idc, named.rates],
  ...later.likely('bir'),
} as const;
const otherTerms = { sources: [ey, named.rates], ...later.likely('bir') } as const;
/** Voluntary insurance after the last employment: `comparisons.payroll`. */
const insurance = {
  sources: [
    {
      name: 'El Horizonte, voluntary continuation of the IMSS',
      native: 'El Horizonte, continuación voluntaria en el IMSS',
      url: 'https://d.elhorizonte.mx/finanzas/seguro-del-imss-como-contratar-y-cuanto-cuesta/2896753',
    },
    {
      name: 'Hega, Modalidad 40',
      native: 'Hega, Modalidad 40',
      url: 'https://hegasyp.com.mx/servicios-h3ga/modalidad-40',
    },
  ],
  ...later.likely('insurer'),
  reviewNote: 'Compare with the Ley del Seguro Social, arts. 218 to 220.',
} as const;

export const mexico = {
  region: 'MX',
  lang: 'es',
  entry: {
    days: 30,
    afterwards: 'extendable',
    sources: [named.list, named.order, named.extension],
    ...likely('dfa'),
  },
  trader: false,
  papers: {
    way: 'apostille',
    issuers: {
      federal: { native: 'Secretaría de Gobernación' },
      state: { native: 'Secretaría de Gobierno del estado' },
    },
    documents: {
      police: ['Constancia de Antecedentes Penales Federales'],
      civil: ['acta de matrimonio', 'acta de nacimiento'],
      degree: ['título profesional', 'cédula profesional'],
      company: ['acta constitutiva', 'acta de asamblea', 'poder notarial'],
    },
    translated: true,
    sources: [
      named.table,
      named.notice,
      {
        name: 'Consulate of Mexico in Barcelona, apostille',
        native: 'Consulado de México en Barcelona, apostilla',
        url: 'https://consulmex.sre.gob.mx/barcelona/index.php/documentacion-a-mexicanos/248',
      },
      {
        name: 'Secretaría de Gobernación, apostille',
        native: 'Secretaría de Gobernación, apostilla de documentos',
        url: 'https://www.gob.mx/tramites/ficha/apostilla-de-documentos/SEGOB3000',
      },
      {
        name: 'Consulate General of Mexico in Rio de Janeiro, police certificate',
        native: 'Consulado General de México en Río de Janeiro, antecedentes no penales',
        url: 'https://consulmex.sre.gob.mx/riodejaneiro/index.php/servicios-consulares/antecedentes-no-penales',
      },
    ],
    ...confirmed,
    reviewNote: 'The names of the company papers are from general knowledge.',
  },
  posting: noAgreementNamed,
  treaty: {
    since: 2018,
    certificate: 'constancia de residencia para efectos fiscales (SAT)',
    sources: [
      {
        name: 'DOF, decree on the agreement of 17 November 2015',
        native: 'DOF, decreto sobre el acuerdo del 17 de noviembre de 2015',
        url: 'https://dof.vlex.com.mx/vid/decreto-promulgatorio-acuerdo-gobierno-710476489',
      },
      {
        name: 'Senate of the Philippines, concurrence',
        native: 'Senado de Filipinas, aprobación (en inglés)',
        url: 'https://senate.gov.ph/press_release/2018/0219_prib1.asp',
      },
      {
        name: 'IDC, certificate of tax residence',
        native: 'IDC, requisitos para la constancia de residencia fiscal',
        url: 'https://idconline.mx/fiscal-contable/2020/06/22/requisitos-para-la-constancia-de-residencia-fiscal',
      },
    ],
    ...confirmed,
  },
  rates: {
    dividends: [5, 10, 15],
    interest: [12.5],
    royalties: [15],
    sources: [named.rates, grantThornton, ey],
    ...likely('bir'),
  },
  notes: {},
  figures: {
    mexicoAguinaldo: {
      value: { kind: 'duration', unit: 'day', value: 15 },
      sources: [laborLaw],
      ...confirmed,
    },
    mexicoAguinaldoDay: {
      value: { kind: 'monthDay', value: '12-20' },
      sources: [laborLaw],
      ...confirmed,
    },
    /** Paid days off in the first year, and the premium on their pay. */
    mexicoVacation: {
      value: { kind: 'duration', unit: 'day', value: 12 },
      sources: [leaveLaw, leaveReform],
      ...later.likely('home'),
    },
    mexicoVacationPremium: {
      value: { kind: 'percent', value: 25 },
      sources: [leaveLaw],
      ...later.likely('home'),
    },
    mexicoTreatyFrom: {
      value: { kind: 'day', value: '2019-01-01' },
      sources: [
        {
          name: 'RMC 58-2018 (copy)',
          native: 'BIR, circular RMC 58-2018 (copia, en inglés)',
          url: 'https://id.scribd.com/document/384277142/RMC-No-58-2018-pdf',
        },
        idc,
        ey,
      ],
      ...later.likely('bir'),
    },
    mexicoDividendShare: { value: { kind: 'percent', value: 10 }, ...dividendTerms },
    mexicoDividendShareHigh: { value: { kind: 'percent', value: 70 }, ...dividendTerms },
    mexicoDividendLow: { value: { kind: 'percent', value: 5 }, ...dividendTerms },
    mexicoDividendMiddle: { value: { kind: 'percent', value: 10 }, ...dividendTerms },
    mexicoDividendHigh: { value: { kind: 'percent', value: 15 }, ...dividendTerms },
    mexicoInterest: { value: { kind: 'percent', value: 12.5 }, ...otherTerms },
    mexicoRoyalty: { value: { kind: 'percent', value: 15 }, ...otherTerms },
    /** When a person who stops being resident tells the tax office: not earlier, and not later, before the day. */
    mexicoNoticeEarliest: {
      value: { kind: 'duration', unit: 'month', value: 2 },
      sources: [taxNotice],
      ...later.likely('home'),
    },
    mexicoNoticeLatest: {
      value: { kind: 'duration', unit: 'day', value: 15 },
      sources: [
        {
          name: 'COEM, change of tax residence',
          native: 'COEM, «Qué debo hacer cuando cambio de residencia fiscal»',
          url: 'https://coem.mx/que-debo-hacer-cuando-cambio-de-residencia-fiscal/',
        },
        {
          name: 'Cerda Romero, change of tax residence',
          native: 'Cerda Romero, cambio de residencia fiscal',
          url: 'https://cerdaromero.com/index.php/noticias/item/446-cambio-de-residencia-fiscal-un-tramite-de-imposible-realizacion',
        },
      ],
      ...later.likely('home'),
    },
    /** Weeks of insurance within a time before the last employment ended; so long one may ask for it afterwards. */
    mexicoInsuredMin: { value: { kind: 'duration', unit: 'week', value: 52 }, ...insurance },
    mexicoInsuredWithin: { value: { kind: 'duration', unit: 'year', value: 5 }, ...insurance },
    /** Day from which the police certificate gets an electronic apostille, and its greatest age for that. */
    mexicoPoliceOnlineSince: {
      value: { kind: 'day', value: '2025-10-01' },
      sources: [policePaper],
      ...later.likely('issuer'),
    },
    mexicoPoliceAge: {
      value: { kind: 'duration', unit: 'day', value: 3 },
      sources: [policePaper],
      ...later.likely('issuer'),
    },
  },
} as const satisfies Country;

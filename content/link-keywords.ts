import { defaultLocale, type Locale } from '@/i18n/locales';
import { type KeywordGroup, type KeywordIndex, keywordIndex } from '@/lib/text/contextual-links';
import { type PageId, pages } from './pages';
import { type ServiceKey, serviceKeys } from './services';

/** The pages that texts are linked to: the services, and three more (spec §7). */
const targets = [
  ...serviceKeys,
  'freeConsultation',
  'insights',
  'xero',
] as const satisfies PageId[];

type LinkTarget = ServiceKey | 'freeConsultation' | 'insights' | 'xero';

type Keywords = Record<LinkTarget, readonly string[]>;

/**
 * The words that are linked, by language. A language joins when its texts are translated; until then
 * its pages are in English.
 */
const keywords: Partial<Record<Locale, Keywords>> & { [defaultLocale]: Keywords } = {
  en: {
    accounting: [
      'accounting services',
      'accounting',
      'accountant',
      'financial statements',
      'financial reports',
      'management reports',
    ],
    bookkeeping: [
      'bookkeeping services',
      'bookkeeping',
      'bookkeeper',
      'bank reconciliation',
      'chart of accounts',
    ],
    payroll: [
      'payroll services',
      'payroll processing',
      'payroll register',
      'payroll',
      'payslips',
      '13th month pay',
    ],
    tax: [
      'tax services',
      'tax compliance',
      'tax filing',
      'tax returns',
      'income tax',
      'value-added tax',
      'withholding tax',
      'withholding certificates',
    ],
    business: [
      'business registration',
      'company registration',
      'register a business',
      'register your business',
      'mayor’s permit',
      'barangay clearance',
      'sole proprietorship',
    ],
    visa: [
      'visa processing',
      'visa applications',
      'visa application',
      'work visa',
      'work visas',
      'tourist visa',
      'visas',
      'visa',
    ],
    hrAdmin: [
      'HR and admin support',
      'HR & admin support',
      'HR support',
      'HR policies',
      'HR',
      'human resources',
      'employment contracts',
      'employment contract',
      'employee handbook',
      'job descriptions',
    ],
    consulting: [
      'consulting services',
      'business consulting',
      'consulting',
      'business plan',
      'process map',
    ],
    remoteBusiness: [
      'remote business services',
      'remote services',
      'virtual assistant',
      'virtual assistants',
      'remote support',
      'remote staff',
      'remote teams',
      'remote team',
    ],
    freeConsultation: ['free consultation', 'consultation'],
    insights: ['insights', 'our articles', 'practical guides'],
    xero: ['Xero best practices', 'Xero'],
  },
};

/**
 * The keyword groups of a language, one for each target.
 * @param locale the language of the text; English stands in for a language without keywords
 */
export function keywordGroups(locale: Locale): KeywordGroup[] {
  const own = keywords[locale] ?? keywords[defaultLocale];
  return targets.map((target) => ({ path: pages[target].path, keywords: own[target] }));
}

const indexes = new Map<Locale, KeywordIndex>();

/** The keywords of a language, prepared once for looking them up in texts; else as `keywordGroups`. */
export function keywordsOf(locale: Locale): KeywordIndex {
  const known = indexes.get(locale);
  if (known !== undefined) return known;
  const index = keywordIndex(keywordGroups(locale));
  indexes.set(locale, index);
  return index;
}

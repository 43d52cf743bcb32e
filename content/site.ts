import { z } from 'zod';
import { invalidSource, zodProblems } from '@/lib/errors/validation-errors';
import { inquiriesPath } from '@/lib/inquiries/inquiries-path.mjs';
import { keysOf } from '@/lib/objects/entries-of';

/** Samples of the identity values, which the specification does not give: they must be replaced before launch. */
const samples = {
  SITE_NAME: 'Hablon Business Support',
  SITE_BRAND: 'Hablon',
  SITE_ORIGIN: 'https://www.hablon.example',
  SITE_EMAIL: 'hello@example.com',
  SITE_PHONE: '+63 2 0000 0000',
  SITE_STREET: 'Sample Street 00',
  SITE_SEC_NUMBER: 'SEC-SAMPLE-000000',
  SITE_DTI_NUMBER: 'DTI-SAMPLE-000000',
  SITE_DTI_BOOKKEEPING: 'DTI-SAMPLE-000001',
  SITE_DTI_VISA: 'DTI-SAMPLE-000002',
  SITE_FACEBOOK: 'https://www.facebook.com/hablon.example',
  SITE_LINKEDIN: 'https://www.linkedin.com/company/hablon.example',
  SITE_INDEXNOW_KEY: '00000000000000000000000000000000',
  SITE_ANSWERED_BY: 'clientManager,accountant,payrollOfficer,visaOfficer',
  SITE_ANSWER_LANGUAGES: 'en',
  SITE_READ_LANGUAGES: 'en,zh,ko,ja,es,de',
  SITE_CONSULTATION: 'video,phone,office',
  SITE_PAPERS: 'photo,courier,office',
} as const;

/** Who may answer, how a consultation may take place and how papers may be handed over. */
export const wayOfWorkingChoices = {
  answeredBy: ['clientManager', 'accountant', 'bookkeeper', 'payrollOfficer', 'visaOfficer'],
  consultation: ['video', 'phone', 'office'],
  papers: ['photo', 'courier', 'office', 'collection'],
} as const;

const text = z
  .string()
  .trim()
  .min(1, 'must not be empty')
  .regex(/^\P{Cc}*$/u, 'must be one line, without control characters');

/** A list such as `video,phone`: each entry once, and only allowed ones. */
function listOf<Choice extends string>(
  isChoice: (part: string) => part is Choice,
  expected: string,
) {
  return z.string().transform((value, context): Choice[] => {
    const parts = value.split(',').map((part) => part.trim());
    const list = parts.filter(isChoice);
    if (list.length === parts.length && new Set(list).size === list.length) return list;
    context.addIssue({
      code: 'custom',
      message: `must be a list, each entry once, of ${expected}`,
    });
    return z.NEVER;
  });
}

function listOfChoices<Choice extends string>(choices: readonly Choice[]) {
  return listOf(
    (part): part is Choice => choices.some((choice) => choice === part),
    choices.join(', '),
  );
}

/** Whether a text is the code of a language that Intl can name, so that pages can: `en`, `fil`. */
function isLanguageTag(part: string): part is string {
  const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
  return /^[a-z]{2,3}$/.test(part) && names.of(part) !== undefined;
}

const https = z.url({ protocol: /^https$/, error: 'must be an https:// URL' });

const optionalLine = z
  .string()
  .trim()
  .regex(/^\P{Cc}*$/u, 'must be one line, without control characters');

/** Of a messenger, as it gives them for a profile. */
const optionalUrl = z.union([z.literal(''), https], {
  error: 'must be empty or an https:// URL',
});

function isOrigin(url: URL, value: string): boolean {
  return /^https?:$/.test(url.protocol) && url.origin === value;
}

/** Whether a text is empty, the path of the service, or its URL on an origin. */
function isInquiriesUrl(value: string): boolean {
  if (['', inquiriesPath].includes(value)) return true;
  if (!URL.canParse(value)) return false;
  const { protocol, origin } = new URL(value);
  return protocol === 'https:' && origin + inquiriesPath === value;
}

const environment = z.object({
  SITE_NAME: text,
  SITE_BRAND: text,
  SITE_ORIGIN: z
    .string()
    .refine((value) => URL.canParse(value) && isOrigin(new URL(value), value), {
      error: 'must be an origin such as https://www.example.com, without a path or final slash',
    }),
  SITE_EMAIL: z.email({ error: 'must be an e-mail address' }),
  SITE_PHONE: z
    .string()
    .regex(/^\+[\d ]{8,20}$/, 'must be an international number such as +63 2 1234 5678'),
  SITE_STREET: text,
  SITE_SEC_NUMBER: text,
  SITE_DTI_NUMBER: text,
  SITE_DTI_BOOKKEEPING: text,
  SITE_DTI_VISA: text,
  SITE_FACEBOOK: https,
  SITE_LINKEDIN: https,
  // The format that indexnow.org asks for.
  SITE_INDEXNOW_KEY: z
    .string()
    .regex(/^[\da-zA-Z-]{8,128}$/, 'must be 8 to 128 letters, digits and hyphens'),
  SITE_ANSWERED_BY: listOfChoices(wayOfWorkingChoices.answeredBy),
  SITE_ANSWER_LANGUAGES: listOf(isLanguageTag, 'language codes such as en, fil'),
  SITE_READ_LANGUAGES: listOf(isLanguageTag, 'language codes such as en, fil'),
  SITE_CONSULTATION: listOfChoices(wayOfWorkingChoices.consultation),
  SITE_PAPERS: listOfChoices(wayOfWorkingChoices.papers),
  SITE_REVIEWER: optionalLine,
  SITE_WHATSAPP: optionalUrl,
  SITE_LINE: optionalUrl,
  SITE_KAKAOTALK: optionalUrl,
  SITE_WECHAT: optionalLine,
  SITE_COORDINATES: z
    .string()
    .regex(
      /^(?:-?\d{1,3}\.\d{3,},-?\d{1,3}\.\d{3,})?$/,
      'must be latitude and longitude such as 14.5176,121.0509',
    ),
  SITE_OUTPUT: z.enum(['', 'static'], { error: 'must be "static" or empty' }),
  SITE_INQUIRIES_URL: z.string().refine(isInquiriesUrl, {
    error: `must be empty, ${inquiriesPath}, or an https:// URL that ends with it`,
  }),
});

type SampleName = keyof typeof samples;

const unsampled = [
  'SITE_REVIEWER',
  'SITE_WHATSAPP',
  'SITE_LINE',
  'SITE_KAKAOTALK',
  'SITE_WECHAT',
  'SITE_COORDINATES',
  'SITE_OUTPUT',
] as const;

/**
 * Identity values from the environment over the samples.
 * @param env the environment variables; names as in `environment`, an empty value counts as unset
 * @throws Error naming each bad variable and what was expected
 */
export function parseSite(env: Record<string, string | undefined>) {
  const given: Record<string, string> = Object.fromEntries(
    Object.entries(samples).map(([name, sample]) => [name, env[name] || sample]),
  );
  // Values without a sample: pages leave out what is not set.
  for (const name of unsampled) given[name] = env[name] ?? '';
  // The Next server runs the service itself; a folder of files has none unless it is named.
  const defaultUrl = given.SITE_OUTPUT === 'static' ? '' : inquiriesPath;
  given.SITE_INQUIRIES_URL = env.SITE_INQUIRIES_URL ?? defaultUrl;
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    const problems = zodProblems(parsed.error).map(
      (problem) => `${problem} (is "${given[problem.slice(0, problem.indexOf(':'))]}")`,
    );
    throw invalidSource('environment (see content/site.ts)', 'value', problems);
  }
  const value = parsed.data;
  const [latitude, longitude] = value.SITE_COORDINATES.split(',');
  return {
    /** Full name of the firm. */
    name: value.SITE_NAME,
    /** Short name: suffix of page titles. */
    brand: value.SITE_BRAND,
    origin: value.SITE_ORIGIN,
    email: value.SITE_EMAIL,
    emailUrl: `mailto:${value.SITE_EMAIL}`,
    phone: value.SITE_PHONE,
    phoneUrl: `tel:${value.SITE_PHONE.replaceAll(' ', '')}`,
    street: value.SITE_STREET,
    /** Where the office is on a map; undefined until the firm gives the coordinates. */
    position: latitude && longitude ? { latitude, longitude } : undefined,
    mapUrl:
      latitude && longitude
        ? `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`
        : undefined,
    /** As mail needs it; texts write it in their own way (`values.city` of the messages). */
    city: 'Taguig City',
    secNumber: value.SITE_SEC_NUMBER,
    dtiNumber: value.SITE_DTI_NUMBER,
    dtiRegistrations: { bookkeeping: value.SITE_DTI_BOOKKEEPING, visa: value.SITE_DTI_VISA },
    /** Who reviews articles and posts, with name and qualification; empty until the firm names somebody. */
    reviewer: value.SITE_REVIEWER,
    /** Messengers that the firm reads, by name; a URL, of WeChat the account. Those that are not set are left out. */
    messengers: Object.entries({
      WhatsApp: value.SITE_WHATSAPP,
      LINE: value.SITE_LINE,
      KakaoTalk: value.SITE_KAKAOTALK,
      WeChat: value.SITE_WECHAT,
    }).filter(([, address]) => address !== ''),
    social: { facebook: value.SITE_FACEBOOK, linkedin: value.SITE_LINKEDIN },
    /**
     * Where forms are sent: a path of the site, or a URL of another origin. Empty where nothing takes them; forms
     * then say so.
     */
    inquiriesUrl: value.SITE_INQUIRIES_URL,
    /** Proves to search engines that who reports a change may do so: public, as a file of the site. */
    indexNowKey: value.SITE_INDEXNOW_KEY,
    /** How the firm works with its clients, and whether each of it is still a sample. */
    waysOfWorking: {
      /** Who answers a message, by role. */
      answeredBy: { value: value.SITE_ANSWERED_BY, sample: isSample('SITE_ANSWERED_BY', env) },
      /** Languages in which the firm answers and speaks, as codes of ISO 639. */
      languages: {
        value: value.SITE_ANSWER_LANGUAGES,
        sample: isSample('SITE_ANSWER_LANGUAGES', env),
      },
      /** Languages in which an inquiry may be written. */
      readLanguages: {
        value: value.SITE_READ_LANGUAGES,
        sample: isSample('SITE_READ_LANGUAGES', env),
      },
      /** How a consultation takes place. */
      consultation: { value: value.SITE_CONSULTATION, sample: isSample('SITE_CONSULTATION', env) },
      /** How papers are handed over. */
      papers: { value: value.SITE_PAPERS, sample: isSample('SITE_PAPERS', env) },
    },
  };
}

/** Samples that may well be the truth: they are samples only until the firm has said so. */
const plausible: ReadonlySet<SampleName> = new Set<SampleName>([
  'SITE_ANSWERED_BY',
  'SITE_ANSWER_LANGUAGES',
  'SITE_READ_LANGUAGES',
  'SITE_CONSULTATION',
  'SITE_PAPERS',
]);

function isSample(name: SampleName, env: Record<string, string | undefined>): boolean {
  return plausible.has(name) ? !env[name] : (env[name] || samples[name]) === samples[name];
}

/** The names of the variables that still have their sample value, for `npm run check:launch`. */
export function sampleValues(env: Record<string, string | undefined>): SampleName[] {
  return keysOf(samples).filter((name) => isSample(name, env));
}

/** The firm as the whole site shows it. The one reader of the environment. */
export const site = parseSite(process.env);

/** A title as the head of a page has it. */
export function titleWithBrand(title: string): string {
  return `${title} | ${site.brand}`;
}

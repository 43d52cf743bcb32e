/** @jest-environment node */
import { detectLocale } from './detect-locale';

const locales = ['en', 'zh', 'ko', 'ja', 'es', 'de'] as const;

/** What tells nothing about the language. */
const nothing = { pathname: '/about', stored: null, languages: [], htmlLang: '' };

function detect(signs: Partial<Parameters<typeof detectLocale>[0]>) {
  return detectLocale({ ...nothing, ...signs }, locales);
}

test.each([
  [{ pathname: '/ja/about', stored: 'de', languages: ['ko'], htmlLang: 'es' }, 'ja'],
  [{ pathname: '/about', stored: 'de', languages: ['ko'], htmlLang: 'es' }, 'de'],
  [{ pathname: '/about', stored: null, languages: ['ko'], htmlLang: 'es' }, 'ko'],
  [{ pathname: '/about', stored: null, languages: ['eo'], htmlLang: 'es' }, 'es'],
  [{ pathname: '/about', stored: null, languages: [], htmlLang: '' }, 'en'],
] as const)('the first that names one of ours decides: %j → %s', (signs, locale) => {
  expect(detect(signs)).toBe(locale);
});

test.each([
  ['/ja', 'ja'],
  ['/en/about', 'en'],
  ['/zh/zh', 'zh'],
])('the locale of a path wins over the stored one: %s', (pathname, locale) => {
  expect(detect({ pathname, stored: 'de' })).toBe(locale);
});

test.each(['/', '', '/about/ja', '/JA/about', '/zh-CN/about', '/%6Aa/about'])(
  'a path without a locale leaves the stored one: %s',
  (pathname) => {
    expect(detect({ pathname, stored: 'de' })).toBe('de');
  },
);

test.each([
  '',
  ' ',
  'JA',
  'ja"',
  'ja-JP',
  'eo',
  '__proto__',
  'constructor',
  '<script>alert(1)</script>',
  'ja'.repeat(100_000),
])('a stored value that is no locale is ignored: %.30j', (stored) => {
  expect(detect({ stored, languages: ['ko'] })).toBe('ko');
});

test.each([
  [['zh-CN'], 'zh'],
  [['zh-Hant-TW'], 'zh'],
  [['es-MX'], 'es'],
  [['de-AT', 'en'], 'de'],
  [['KO-kr'], 'ko'],
  [['en-PH', 'ja'], 'en'],
  [['fil', 'fr-CH', 'ja-JP', 'de'], 'ja'],
])('of the browser’s languages the first of ours counts: %j → %s', (languages, locale) => {
  expect(detect({ languages })).toBe(locale);
});

test.each([[[]], [['']], [['eo', 'pt-BR']], [['kok', 'jav', 'den', 'e']]])(
  'browser languages that the site does not have are ignored: %j',
  (languages) => {
    expect(detect({ languages, htmlLang: 'de' })).toBe('de');
  },
);

test('only the primary subtag of the document’s `lang` counts', () => {
  expect(detect({ htmlLang: 'zh-Hans' })).toBe('zh');
  expect(detect({ htmlLang: 'eo' })).toBe('en');
});

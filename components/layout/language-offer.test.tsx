import { renderToStaticMarkup } from 'react-dom/server';
import { documentIds, documentPath, pages, partsOf } from '@/content/pages';
import { type Locale, localeCodes } from '@/i18n/locales';
import { translatedLocales } from '@/seo/translated-locales';
import { readOnce } from '@/test/read-once';
import { withMessages } from '@/test/render';
import { inlineFunction, inlineScript } from './inline-script';
import { LanguageOffer } from './language-offer';

readOnce();

jest.mock('@/seo/translated-locales');
const translated = jest.mocked(translatedLocales);

function htmlOf(path: string, locale: Locale = 'en'): string {
  return renderToStaticMarkup(withMessages(<LanguageOffer path={path} />, locale));
}

/** What the script of a page is called with. */
function offersOf(html: string): unknown {
  const [, script = ''] = /<script>(.*)<\/script>/s.exec(html) ?? [];
  expect(script.startsWith(inlineFunction())).toBe(true);
  return JSON.parse(script.slice(inlineFunction().length + 1, -1));
}

beforeEach(() => translated.mockReturnValue(['en', 'ja', 'zh']));

test('an English page has an empty place, and says in which languages it is translated', () => {
  const html = htmlOf(pages.about.path);
  expect(html).toMatch(/^<div class="offer [^>]*data-stay="en"[^>]*><\/div><script>/);
  expect(offersOf(html)).toEqual([localeCodes, ['ja', 'zh']]);
});

test('it asks in which languages this very page is translated', () => {
  const [document] = documentIds;
  const { kind, slug } = partsOf(document ?? 'blogs/maximizing-roi');
  const path = documentPath(kind, slug, 'insights');
  htmlOf(path);
  expect(translated).toHaveBeenLastCalledWith(path);
});

test('what is translated nowhere carries neither', () => {
  translated.mockReturnValue(['en']);
  expect(htmlOf(pages.about.path)).toBe('');
});

test.each(localeCodes.filter((locale) => locale !== 'en'))(
  'pages in %s carry neither',
  (locale) => {
    expect(htmlOf(pages.about.path, locale)).toBe('');
  },
);

test('the not-found page has no address in other languages', () => {
  expect(htmlOf('/404')).toBe('');
});

test('no text can end the script', () => {
  const script = inlineScript([['en'], ['</script><script>x', '<!--', '"']]);
  expect(script).not.toContain('<!--');
  expect(script.slice(inlineFunction().length)).not.toContain('<');
});

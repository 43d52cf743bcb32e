import { render, screen } from '@testing-library/react';
import { languageWords } from '@/i18n/language-words';
import { type Locale, localeCodes } from '@/i18n/locales';
import { translatedLocales } from '@/seo/page-languages';
import { cacheFiles } from '@/test/cache-files';
import { withMessages } from '@/test/render';
import { LanguageSuggestion } from './language-suggestion';

cacheFiles();

jest.mock('@/seo/page-languages');
const translated = jest.mocked(translatedLocales);

function show(path: string, locale: Locale = 'en') {
  return render(withMessages(<LanguageSuggestion path={path} />, locale));
}

beforeEach(() => translated.mockReturnValue(['en', 'ja', 'zh']));

test('an English page has a hidden line for each other language in which it is translated', () => {
  show('/about');
  expect(translated).toHaveBeenLastCalledWith('/about');
  const links = screen.getAllByRole('link', { hidden: true });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/ja/about', '/zh/about']);
  for (const [at, locale] of (['ja', 'zh'] as const).entries()) {
    const line = links[at]?.closest('p');
    expect(line).not.toBeVisible();
    expect(line).toHaveAttribute('lang');
    expect(line).toHaveTextContent(languageWords(locale).suggestion);
    expect(line?.querySelector('button')).toHaveTextContent(languageWords(locale).dismiss);
  }
});

test.each(localeCodes.filter((locale) => locale !== 'en'))(
  'pages in %s have no suggestion',
  (locale) => {
    expect(show('/about', locale).container).toBeEmptyDOMElement();
  },
);

test('the not-found page has no address in other languages', () => {
  expect(show('/404').container).toBeEmptyDOMElement();
});

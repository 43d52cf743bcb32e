import { screen } from '@testing-library/react';
import { localeCodes, locales } from '@/i18n/locales';
import { cacheFiles } from '@/test/cache-files';
import { english } from '@/test/english';
import { renderLocalized } from '@/test/render';
import { LanguageSwitcher } from './language-switcher';

cacheFiles();

function links(): HTMLElement[] {
  return screen.getAllByRole('link', { hidden: true });
}

test('each language has its own name, in its own language, and a flag', () => {
  renderLocalized(<LanguageSwitcher path="/about" />);
  localeCodes.forEach((locale, index) => {
    const link = links()[index];
    expect(link).toHaveTextContent(new RegExp(`${locales[locale].name}$`));
    expect(link).toHaveAttribute('lang', locales[locale].lang);
    expect(link).toHaveAttribute('hreflang', locales[locale].lang);
    expect(link).toHaveAttribute('data-locale', locale);
    // The letters of the country, until its flag is drawn.
    expect(link?.querySelector('img[alt=""], svg[aria-hidden]')).toBeInTheDocument();
  });
  const flags = links().map((link) => link.querySelector('img, svg')?.outerHTML);
  expect(new Set(flags).size).toBe(localeCodes.length);
  // The button that opens the menu says what it is for.
  expect(document.querySelector('summary')).toHaveTextContent(english.navigation.header.language);
});

test.each(localeCodes)('on a page in %s that language is the current one', (current) => {
  renderLocalized(<LanguageSwitcher path="/about" />, current);
  const marked = links().filter((link) => link.getAttribute('aria-current') === 'true');
  expect(marked.map((link) => link.dataset.locale)).toEqual([current]);
  expect(document.querySelector('summary')).toHaveTextContent(locales[current].name);
});

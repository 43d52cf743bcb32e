import { countries, countriesFor, countryAnchor } from '@/content/countries/countries';
import { localeCodes } from '@/i18n/locales';
import { cacheFiles } from '@/test/cache-files';
import { english } from '@/test/english';
import { renderLocalized } from '@/test/render';
import Page from './page';

cacheFiles();

// React warns when it creates a `<script>` in the browser; on a real page the server's HTML already has it.
jest.mock('@/components/layout/language-suggestion', () => ({ LanguageSuggestion: () => null }));

test.each(localeCodes)('the page has every country, that of %s first, closed', (locale) => {
  const { container } = renderLocalized(<Page />, locale);
  const anchors = countriesFor(locale).map((id) => `#${countryAnchor(id)}`);
  const links = [...container.querySelectorAll('main table a')];
  expect(links.map((link) => link.getAttribute('href'))).toEqual(anchors);
  expect(anchors).toHaveLength(Object.keys(countries).length);
  const parts = anchors.map((anchor) => container.querySelector(`#countries details ${anchor}`));
  expect(parts.every((part) => part?.querySelector('dl'))).toBe(true);
  expect(container.querySelector('#countries details[open]')).toBeNull();
});

test('what is only likely says whom to ask', () => {
  const { container } = renderLocalized(<Page />);
  const { dfa } = english.countries.authorities;
  expect(container.querySelector('#mexico')?.textContent).toContain(dfa);
  expect(container.querySelector('#spain')?.textContent).not.toContain(dfa);
});

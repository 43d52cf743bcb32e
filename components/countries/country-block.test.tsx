import { blockTopics, homeCountries } from '@/content/countries/countries';
import { topics } from '@/content/countries/types';
import { pages } from '@/content/pages';
import { shownMessages } from '@/i18n/load-messages';
import { type Locale, localeCodes } from '@/i18n/locales';
import { localizedPath } from '@/i18n/paths';
import { entriesOf, keysOf } from '@/lib/objects/entries-of';
import { cacheFiles } from '@/test/cache-files';
import { renderLocalized } from '@/test/render';
import { CountryBlock } from './country-block';

cacheFiles();

const blocks = localeCodes.flatMap((locale) =>
  keysOf(blockTopics).map((page): [Locale, typeof page] => [locale, page]),
);

test.each(blocks)(
  '%s, %s: the countries of the language alone, with the topics of the page',
  (locale, page) => {
    const { container } = renderLocalized(<CountryBlock page={page} />, locale);
    const { topics: labels, blocks: texts, comparisons } = shownMessages(locale).countries;
    const titles = [...container.querySelectorAll('summary h3')].map((title) => title.textContent);
    const own = homeCountries[locale] ?? [];
    const hasWords = Object.hasOwn(comparisons, page);
    expect(titles).toHaveLength(own.length + (hasWords ? 1 : 0));
    expect(titles.includes(texts.words)).toBe(hasWords);
    const shown = [...container.querySelectorAll('dt')].map((dt) => dt.firstChild?.textContent);
    const others = entriesOf(topics).filter(
      ([topic]) => !blockTopics[page].some((each) => each === topic),
    );
    for (const [topic] of others) expect(shown).not.toContain(labels[topic]);
    expect(container.querySelector('details[open]')).toBeNull();
    const target = localizedPath(locale, pages.countries.path);
    expect(container.querySelector(`a[href="${target}"]`)).not.toBeNull();
  },
);

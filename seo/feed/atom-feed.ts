import { createTranslator, type Messages } from 'next-intl';
import { pages as pageList } from '@/content/pages';
import { site } from '@/content/site';
import { type DocumentEntry, documentEntries } from '@/documents/entries';
import { loadMessages } from '@/i18n/load-messages';
import { type Locale, locales } from '@/i18n/locales';
import { localizedPath } from '@/i18n/paths';
import { manilaTimestamp } from '@/lib/dates/manila-time';
import { escapeXml, xmlElement, xmlText } from '@/lib/markup/escape-xml';
import { formatLiteral } from '@/lib/messages/icu';
import type { BuiltPage } from '@/seo/built-page';
import { latestDay, type PageDates, pageDates } from '@/seo/dates/page-dates';
import { documentHtml } from './document-html';
import { feedPath } from './feed-path';

/** RFC 3339; the beginning of the day in Manila, which is never in the future when the day is recorded. */
function stampOf(day: string): string {
  return manilaTimestamp(day, '00:00');
}

type Categories = Messages['articles']['categories'];

type Item = { entry: DocumentEntry; page: BuiltPage; dates: PageDates };

/** The translated documents of a language, the newest first. @throws Error naming what is missing */
function itemsOf(locale: Locale, pages: readonly BuiltPage[]): Item[] {
  const entries = (['articles', 'blogs'] as const).flatMap((kind) => documentEntries(kind, locale));
  return entries
    .filter(({ bodyLocale }) => bodyLocale === locale)
    .map((entry) => {
      const page = pages.find((each) => each.locale === locale && each.path === entry.path);
      const dates = pageDates(entry.path, locale);
      if (page === undefined || dates === undefined) {
        const what = page === undefined ? 'page' : 'dates';
        throw new Error(`${feedPath(locale)}: ${entry.path} has no ${what}`);
      }
      return { entry, page, dates };
    })
    .sort((a, b) => b.dates.published.localeCompare(a.dates.published));
}

function writeEntry({ entry, page, dates }: Item, categories: Categories): string {
  const absoluteUrl = site.origin + localizedPath(page.locale, entry.path);
  return xmlElement(
    'entry',
    [
      xmlText('title', entry.title),
      xmlText('id', absoluteUrl),
      xmlElement('link', '', { rel: 'alternate', type: 'text/html', href: absoluteUrl }),
      xmlText('published', stampOf(dates.published)),
      xmlText('updated', stampOf(dates.modified)),
      xmlElement('category', '', {
        term: entry.category,
        label: formatLiteral(categories[entry.category]),
      }),
      xmlText('summary', entry.excerpt),
      xmlElement('content', escapeXml(documentHtml(page)), { type: 'html' }),
    ].join('\n'),
  );
}

/**
 * The feed of the documents of a language (Atom, RFC 4287), with their full text.
 * @returns undefined for a language into which no document is translated
 * @throws Error naming a document that has no page or no dates
 */
export function atomFeed(locale: Locale, pages: readonly BuiltPage[]): string | undefined {
  const items = itemsOf(locale, pages);
  if (items.length === 0) return undefined;
  const messages = loadMessages(locale);
  const footer = createTranslator({ locale, messages, namespace: 'navigation.footer' });
  const self = site.origin + feedPath(locale);
  const insights = site.origin + localizedPath(locale, pageList.insights.path);
  const updated = items.map(({ dates }) => dates.modified).reduce((a, b) => (a > b ? a : b));
  const year = latestDay().slice(0, 4);
  const rights = footer.markup('copyright', { year, rights: (text) => text });
  const author = [xmlText('name', site.name), xmlText('uri', site.origin)];
  const feed = xmlElement(
    'feed',
    [
      xmlText('title', `${site.name}: ${formatLiteral(messages.navigation.pages.insights)}`),
      xmlText('subtitle', formatLiteral(messages.pages.insights.meta.description)),
      xmlText('id', self),
      xmlElement('link', '', { rel: 'self', type: 'application/atom+xml', href: self }),
      xmlElement('link', '', { rel: 'alternate', type: 'text/html', href: insights }),
      xmlText('updated', stampOf(updated)),
      xmlElement('author', author.join('')),
      xmlText('rights', rights),
      ...items.map((item) => writeEntry(item, messages.articles.categories)),
    ].join('\n'),
    { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': locales[locale].lang },
  );
  return `<?xml version="1.0" encoding="utf-8"?>\n${feed}\n`;
}

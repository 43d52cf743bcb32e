import { createFormatter, createTranslator } from 'next-intl';
import { pages as pageList } from '@/content/pages';
import { serviceKeys, servicePath } from '@/content/services';
import { site } from '@/content/site';
import { documentEntries } from '@/documents/entries';
import { joinLanguagesWithOr } from '@/i18n/list-format';
import { loadMessages } from '@/i18n/load-messages';
import {
  defaultLocale,
  type Locale,
  labelColon,
  locales,
  translatedLocaleCodes,
} from '@/i18n/locales';
import { localizedPath } from '@/i18n/paths';
import { writeOpeningHours } from '@/i18n/write-opening-hours';
import { formatLiteral } from '@/lib/messages/icu';
import type { BuiltPage } from '@/seo/built-page';
import { markdownPath } from '@/seo/markdown/markdown-path';
import { markdownOf } from '@/seo/markdown/page-markdown';
import { translatedLocales } from '@/seo/page-languages';
import { plainText } from '@/seo/page-reader/plain-text';

/** Path of the list of pages for agents (https://llmstxt.org), or of their full text: `/ja/llms.txt`. */
export function llmsPath(locale: Locale, file: 'llms' | 'llms-full'): string {
  return localizedPath(locale, `/${file}.txt`);
}

/** The pages of a language by topic, at their canonical paths without locale prefix. */
function pageGroups(locale: Locale) {
  const documents = (['articles', 'blogs'] as const).flatMap((kind) =>
    documentEntries(kind, locale).map(({ path }) => path),
  );
  const isTranslated = (path: string) => translatedLocales(path).includes(locale);
  const { home, about, contact, countries, freeConsultation, insights, privacy, services, xero } =
    pageList;
  return {
    services: [services.path, ...serviceKeys.map(servicePath), countries.path],
    company: [home, about, contact, freeConsultation, privacy].map(({ path }) => path),
    /** The overview, the Xero guide and what is translated: articles, then blog posts, each the newest first. */
    documents: [insights.path, xero.path, ...documents.filter(isTranslated)],
    /** In English only. */
    untranslated: locale === defaultLocale ? [] : documents.filter((path) => !isTranslated(path)),
  };
}

function textAt(pages: readonly BuiltPage[], locale: Locale, path: string) {
  const found = pages.find((page) => page.locale === locale && page.path === path);
  if (found === undefined) throw new Error(`llms.txt: the page ${path} (${locale}) is missing`);
  return markdownOf(found);
}

function firmDescription(locale: Locale): string {
  return formatLiteral(loadMessages(locale).navigation.footer.tagline);
}

function introduction(locale: Locale): string {
  const messages = loadMessages(locale);
  const { details, hours } = messages.pages.contact;
  const t = createTranslator({ locale, messages, namespace: 'common' });
  const languages = joinLanguagesWithOr(locale, site.waysOfWorking.languages.value);
  const format = createFormatter({ locale, timeZone: 'Asia/Manila' });
  const openingHours = writeOpeningHours(locale, format, {
    days: (values) => t('hours.days', values),
    times: (values) => t('hours.times', values),
    closed: () => t('hours.closed'),
  }).map((line) => `${line.days} ${line.hours}`);
  const facts = [
    [formatLiteral(details.officeLabel), t('address', { street: site.street, city: site.city })],
    [formatLiteral(details.locationLabel), formatLiteral(details.location)],
    [formatLiteral(details.emailLabel), site.email],
    [formatLiteral(details.phoneLabel), site.phone],
    [formatLiteral(hours.title), `${openingHours.join(' · ')} (UTC+8)`],
    [t('waysOfWorking.languages.label'), t('waysOfWorking.languages.text', { languages })],
  ].map((fact) => `- ${fact.map(plainText).join(labelColon(locale))}\n`);
  return `# ${site.name}\n\n> ${firmDescription(locale)}\n\n${facts.join('')}`;
}

function link(title: string, path: string, description?: string): string {
  const name = title.replace(/[[\]]/g, '\\$&');
  return `- [${name}](${site.origin}${path})${description ? `: ${description}` : ''}`;
}

/** @param title an ICU message without arguments */
function section(title: string, links: string[]): string[] {
  return links.length === 0 ? [] : [`## ${formatLiteral(title)}\n\n${links.join('\n')}\n`];
}

/**
 * The list of the pages of a language for agents (https://llmstxt.org): a description of the firm, then links to the
 * Markdown versions. English documents that are not translated are under “Optional”, a name with a meaning in that
 * format, with a link to the English text.
 * @throws Error naming a page that is missing
 */
export function llmsText(locale: Locale, pages: readonly BuiltPage[]): string {
  const messages = loadMessages(locale);
  const t = createTranslator({ locale, messages, namespace: 'common.agents' });
  const { services, company, documents, untranslated } = pageGroups(locale);
  const toMarkdown = (path: string) => {
    const { title, description } = textAt(pages, locale, path);
    return link(title, markdownPath(locale, path), description);
  };
  const toEnglish = (path: string) => {
    const { title, description } = textAt(pages, locale, path);
    return link(title, markdownPath(defaultLocale, path), plainText(t('english', { description })));
  };
  const others = locale === defaultLocale ? translatedLocaleCodes : [];
  const languages = others
    .filter((other) => other !== locale)
    .map((other) => link(locales[other].name, llmsPath(other, 'llms'), firmDescription(other)));
  const fullText = link(plainText(t('full')), llmsPath(locale, 'llms-full'));
  const { pages: names, footer } = messages.navigation;
  return [
    introduction(locale),
    ...section(names.services, services.map(toMarkdown)),
    ...section(footer.about, company.map(toMarkdown)),
    ...section(names.insights, documents.map(toMarkdown)),
    ...section(messages.pages.home.languages.label, languages),
    ...section('Optional', [fullText, ...untranslated.map(toEnglish)]),
  ].join('\n');
}

/** The text of all pages of a language, in the order of `llmsText`. @throws Error naming a page that is missing */
export function llmsFullText(locale: Locale, pages: readonly BuiltPage[]): string {
  const { services, company, documents } = pageGroups(locale);
  const texts = [...services, ...company, ...documents].map((path) => {
    const { absoluteUrl, body } = textAt(pages, locale, path);
    return `<${absoluteUrl}>\n\n${body}`;
  });
  return [introduction(locale), ...texts].join('\n---\n\n');
}

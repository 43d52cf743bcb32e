import { createTranslator } from 'next-intl';
import { pages as pageList } from '@/content/pages';
import { serviceKeys, servicePath } from '@/content/services';
import { site } from '@/content/site';
import { documentEntries } from '@/documents/entries';
import { loadMessages } from '@/i18n/load-messages';
import {
  defaultLocale,
  type Locale,
  labelColon,
  locales,
  translatedLocaleCodes,
} from '@/i18n/locales';
import { formatLiteral } from '@/lib/messages/icu';
import type { BuiltPage } from '@/seo/built-page';
import { markdownPath } from '@/seo/markdown/markdown-path';
import { readPageText } from '@/seo/markdown/page-markdown';
import { translatedLocales } from '@/seo/page-languages';
import { plainText } from '@/seo/page-reader/plain-text';
import { firmDescription, firmFacts } from './firm-summary';
import { llmsPath } from './llms-path';

/** The pages of a language by what they are about, at their canonical paths without locale prefix. */
function pageGroups(locale: Locale) {
  const documents = (['articles', 'blogs'] as const).flatMap((kind) =>
    documentEntries(kind, locale).map(({ path }) => path),
  );
  const isTranslated = (path: string) => translatedLocales(path).includes(locale);
  const { home, about, contact, freeConsultation, insights, services, xero } = pageList;
  return {
    services: [services.path, ...serviceKeys.map(servicePath)],
    company: [home, about, contact, freeConsultation].map(({ path }) => path),
    /** Those that are translated, the newest first. */
    documents: [insights.path, xero.path, ...documents.filter(isTranslated)],
    /** The documents that are in English only. */
    english: locale === defaultLocale ? [] : documents.filter((path) => !isTranslated(path)),
  };
}

/**
 * Finds the pages of a language by their paths.
 * @throws Error naming the page that was asked for and is not there
 */
function pagesAt(locale: Locale, pages: readonly BuiltPage[]): (path: string) => BuiltPage {
  const found = new Map(
    pages.filter((page) => page.locale === locale).map((page) => [page.path, page]),
  );
  return (path) => {
    const page = found.get(path);
    if (page === undefined) throw new Error(`llms.txt: the page ${path} (${locale}) is missing`);
    return page;
  };
}

/** Name of the firm, what it does, and what a visitor asks for first. */
function introduction(locale: Locale): string {
  const colon = labelColon(locale);
  const facts = firmFacts(locale).map(({ label, value }) => `- ${label}${colon}${value}`);
  return `# ${site.name}\n\n> ${firmDescription(locale)}\n\n${facts.join('\n')}\n`;
}

function link(title: string, path: string, description: string): string {
  const name = title.replace(/[[\]]/g, '\\$&');
  return `- [${name}](${site.origin}${path})${description === '' ? '' : `: ${description}`}`;
}

function section(title: string, links: string[]): string[] {
  return links.length === 0 ? [] : [`## ${title}\n\n${links.join('\n')}\n`];
}

/**
 * The list of the pages of a language for agents, as https://llmstxt.org describes it: what the firm is,
 * then links to the Markdown versions. English documents that are not translated stand under “Optional”, a
 * name with a meaning in that format, with a link to the English text.
 * @param pages at least all of the language
 * @throws Error naming a page that is missing
 */
export function llmsText(locale: Locale, pages: readonly BuiltPage[]): string {
  const at = pagesAt(locale, pages);
  const messages = loadMessages(locale);
  const t = createTranslator({ locale, messages, namespace: 'common.agents' });
  const { services, company, documents, english } = pageGroups(locale);
  const toMarkdown = (path: string) => {
    const { title, description } = readPageText(at(path));
    return link(title, markdownPath(locale, path), description);
  };
  const toEnglish = (path: string) => {
    const { title, description } = readPageText(at(path));
    return link(title, markdownPath(defaultLocale, path), plainText(t('english', { description })));
  };
  const others = locale === defaultLocale ? translatedLocaleCodes : [];
  const toLanguage = (other: Locale) =>
    link(locales[other].name, llmsPath(other, 'llms'), firmDescription(other));
  const { pages: names, footer } = messages.navigation;
  return [
    introduction(locale),
    ...section(formatLiteral(names.services), services.map(toMarkdown)),
    ...section(formatLiteral(footer.about), company.map(toMarkdown)),
    ...section(formatLiteral(names.insights), documents.map(toMarkdown)),
    ...section(
      formatLiteral(messages.pages.home.languages.label),
      others.filter((other) => other !== locale).map(toLanguage),
    ),
    ...section('Optional', [
      link(plainText(t('full')), llmsPath(locale, 'llms-full'), ''),
      ...english.map(toEnglish),
    ]),
  ].join('\n');
}

/**
 * The text of all pages of a language, one after the other in the order of `llmsText`: what is translated,
 * each page once.
 * @param pages at least all of the language
 * @throws Error naming a page that is missing
 */
export function llmsFullText(locale: Locale, pages: readonly BuiltPage[]): string {
  const at = pagesAt(locale, pages);
  const { services, company, documents } = pageGroups(locale);
  const texts = [...services, ...company, ...documents].map((path) => {
    const { url, body } = readPageText(at(path));
    return `<${url}>\n\n${body}`;
  });
  return [introduction(locale), ...texts].join('\n---\n\n');
}

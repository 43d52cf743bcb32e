import type { ElementContent, Element as HtmlElement } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { createTranslator } from 'next-intl';
import { site } from '@/content/site';
import { loadMessages } from '@/i18n/load-messages';
import { type Locale, labelColon, locales } from '@/i18n/locales';
import { localizedPath } from '@/i18n/paths';
import { parseHead } from '@/seo/audit/parse-page';
import { metaOf, namesOf, type ParsedHead } from '@/seo/audit/parsed-page';
import type { BuiltPage } from '@/seo/built-page';
import { contentLocale } from '@/seo/page-languages';
import { attribute, elementsIn, isNamed, mainOf } from '@/seo/page-reader/elements';
import { contentTree } from './content-tree';
import { markdownVersionOf } from './markdown-path';
import { writeMarkdown } from './write-markdown';

/** A page as Markdown: what its head says of it, and its text. */
type PageText = {
  /** Without the name of the site. */
  title: string;
  description: string;
  /** The canonical address, absolute. */
  url: string;
  /** Front matter in YAML. */
  frontMatter: string;
  body: string;
};

/** How to send what a form asks for, in a language. @param url address of the form, absolute */
function formNote(locale: Locale, url: string): ElementContent[] {
  const messages = loadMessages(locale);
  const t = createTranslator({ locale, messages, namespace: 'common.agents' });
  const note = t('form', {
    email: `<a href="${site.emailUrl}">${site.email}</a>`,
    url: `<a href="${url}">${url}</a>`,
  });
  return fromHtml(note, { fragment: true }).children.filter((node) => node.type !== 'doctype');
}

/** Day of a time such as `2025-01-31T12:00:00+08:00`, as it is written. */
function dayOf(time: string | undefined): string | undefined {
  return time?.slice(0, 10);
}

/** The day of publication that stands above a document. */
function shownDate(main: HtmlElement): string | undefined {
  const [header] = elementsIn(main, isNamed('header'));
  const [time] = header === undefined ? [] : elementsIn(header, isNamed('time'));
  return time && attribute(time, 'dateTime');
}

/** What the head of a page says of it, as YAML, of which JSON is a part. */
function frontMatterOf(
  page: ParsedHead,
  {
    title,
    description,
    url,
    lang,
  }: Pick<PageText, 'title' | 'description' | 'url'> & { lang: string },
  published: string | undefined,
): string {
  const modified = dayOf(metaOf(page, 'article:modified_time')[0]);
  // `x-default` is one of the languages a second time.
  const others = page.alternates.filter(
    (other) => other.lang !== lang && other.lang !== 'x-default',
  );
  const lines = [
    `title: ${JSON.stringify(title)}`,
    `description: ${JSON.stringify(description)}`,
    `url: ${url}`,
    `language: ${lang}`,
    ...(published === undefined ? [] : [`date: ${published}`]),
    ...(modified === undefined ? [] : [`updated: ${modified}`]),
    ...(others.length === 0 ? [] : ['alternates:']),
    ...others.map(
      (other) =>
        `  ${other.lang}: ${site.origin}${markdownVersionOf(new URL(other.href).pathname)}`,
    ),
  ];
  return `---\n${lines.join('\n')}\n---\n`;
}

function readPage({ locale, path, html }: BuiltPage): PageText {
  const tree = fromHtml(html);
  const urlPath = localizedPath(locale, path);
  const page = parseHead(tree);
  const needed = <Value>(value: Value | undefined, what: string): Value => {
    if (value === undefined) throw new Error(`${path} (${locale}): the page has no ${what}`);
    return value;
  };
  const main = needed(mainOf(tree), 'main area');
  const names = namesOf(page);
  const head = {
    title: needed(names.title, 'title'),
    description: needed(names.description, 'description'),
    url: needed(page.canonicals[0], 'canonical address'),
    lang: locales[contentLocale(path, locale)].lang,
  };
  const published = metaOf(page, 'article:published_time')[0] ?? shownDate(main);
  const content = contentTree(main, {
    url: site.origin + urlPath,
    colon: labelColon(locale),
    formNote: (url) => formNote(locale, url),
  });
  return {
    ...head,
    frontMatter: frontMatterOf(page, head, dayOf(published)),
    body: writeMarkdown(content),
  };
}

const texts = new WeakMap<BuiltPage, PageText>();

/**
 * Reads a built page as Markdown; each page once, however often it is asked for.
 * @throws Error naming the page and what it lacks
 */
export function readPageText(page: BuiltPage): PageText {
  const found = texts.get(page) ?? readPage(page);
  texts.set(page, found);
  return found;
}

/**
 * The Markdown version of a page: front matter, then all that its main area says, as Markdown (GFM).
 * @throws Error naming the page and what it lacks
 */
export function pageMarkdown(page: BuiltPage): string {
  const { frontMatter, body } = readPageText(page);
  return `${frontMatter}\n${body}`;
}

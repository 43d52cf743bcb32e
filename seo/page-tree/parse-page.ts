import type { Element, ElementContent } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { locales } from '@/i18n/locales';
import type { BuiltPage } from '@/seo/built-page';
import { contentLocale } from '@/seo/translated-locales';
import { element, elementsIn, textIn } from './elements';
import { plainText } from './plain-text';

/** What the head of a page says of it. */
export type PageHead = {
  /** Without the name of the site. */
  title: string;
  description: string;
  /** The canonical address, absolute. */
  url: string;
  /** Tag of the language of its text. */
  lang: string;
  /** Days of publication and last change such as `2025-01-31`, where the page names them. */
  published: string | undefined;
  modified: string | undefined;
  /** The addresses of the page in its languages, by tag. */
  alternates: { lang: string; url: string }[];
};

/** A page as a tree: what its head says, and its main area. */
export type ParsedPage = { head: PageHead; main: Element };

function isElement(node: { type: string }): node is ElementContent {
  return node.type === 'element';
}

function property(node: Element | undefined, name: string): string | undefined {
  const value = node?.properties[name];
  return Array.isArray(value) ? value.join(' ') : value?.toString();
}

/** Puts pictures that are drawn in the page back in place of their drawings (`InlinePicture`). */
function restorePictures(main: Element): void {
  for (const svg of elementsIn(main, ({ tagName }) => tagName === 'svg')) {
    const src = property(svg, 'dataSrc');
    if (src === undefined) continue;
    const alt = property(svg, 'ariaLabel') ?? '';
    Object.assign(svg, element('img', [], { ...svg.properties, src, alt }));
  }
}

/** Day of a time such as `2025-01-31T12:00:00+08:00`, as it is written. */
function dayOf(time: string | undefined): string | undefined {
  return time?.slice(0, 10);
}

/** What is read of a page: its head and its main area, half of it. */
function partsToRead(html: string): string {
  const main = html.indexOf('<main');
  if (main === -1) return html;
  return html.slice(0, html.indexOf('</head>')) + html.slice(main, html.lastIndexOf('</main>'));
}

/**
 * Parses a built page.
 * @throws Error naming the page and what it lacks
 */
export function parsePage({ locale, path, html }: BuiltPage): ParsedPage {
  const root = element('root', fromHtml(partsToRead(html)).children.filter(isElement));
  const all = elementsIn(root, ({ tagName }) => /^(?:title|meta|link|main|time)$/.test(tagName));
  const first = (tagName: string) => all.find((node) => node.tagName === tagName);
  const meta = (name: string) =>
    property(
      all.find(({ tagName, properties }) => {
        return tagName === 'meta' && (properties.property === name || properties.name === name);
      }),
      'content',
    );
  const links = (rel: string) =>
    all.filter((node) => node.tagName === 'link' && property(node, 'rel') === rel);
  const needed = <Value>(value: Value | undefined, what: string): Value => {
    if (value === undefined) throw new Error(`${path} (${locale}): the page has no ${what}`);
    return value;
  };
  const title = first('title');
  const main = needed(first('main'), 'main area');
  restorePictures(main);
  const [header] = elementsIn(main, ({ tagName }) => tagName === 'header');
  const [time] =
    header === undefined ? [] : elementsIn(header, ({ tagName }) => tagName === 'time');
  return {
    main,
    head: {
      title: plainText(needed(meta('og:title') ?? (title && textIn(title)), 'title')),
      // A page whose text is in another language has its own words besides: these are those of the text.
      description: plainText(needed(meta('og:description') ?? meta('description'), 'description')),
      url: needed(property(links('canonical')[0], 'href'), 'canonical address'),
      lang: locales[contentLocale(path, locale)].lang,
      published: dayOf(meta('article:published_time') ?? property(time, 'dateTime')),
      modified: dayOf(meta('article:modified_time')),
      alternates: links('alternate').flatMap((link) => {
        const lang = property(link, 'hrefLang');
        const url = property(link, 'href');
        // What has a type is the page in another form.
        const isPage = property(link, 'type') === undefined;
        return isPage && lang !== undefined && url !== undefined ? [{ lang, url }] : [];
      }),
    },
  };
}

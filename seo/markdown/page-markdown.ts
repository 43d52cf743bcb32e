import { fromHtml } from 'hast-util-from-html';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { site } from '@/content/site';
import { locales } from '@/i18n/locales';
import { mainOf } from '@/lib/markup/elements';
import { parseHead } from '@/seo/audit/parse-page';
import { metaOf, openGraphTexts } from '@/seo/audit/parsed-page';
import type { BuiltPage } from '@/seo/built-page';
import { contentLocale } from '@/seo/page-languages';
import { contentTree } from './content-tree';
import { markdownVersionPath } from './markdown-path';

const writer = unified().use(remarkGfm, { tablePipeAlign: false }).use(remarkStringify, {
  bullet: '-',
  rule: '-',
  listItemIndent: 'one',
  incrementListMarker: true,
});

/**
 * Backslashes of `remark-stringify` that change nothing: before a `*` between spaces, before the only `~` of a line, and in
 * e-mail addresses and URLs, which readers may link: `office\@example.com`, `https\://`.
 */
const needlessEscapes =
  /(?<=[^\s>.)-] )\\(?=\*\s)|(?<=^[^~\n]*)\\(?=~[^~\n]*$)|(?<=\w)\\(?=@|:\/|\.\w)/gm;

/** The Markdown version of a page in its parts, and from its head what lists of pages show. */
function convertPage({ locale, path, html }: BuiltPage) {
  const tree = fromHtml(html);
  const head = parseHead(tree);
  const needed = <Value>(value: Value | undefined, what: string): Value => {
    if (value === undefined) throw new Error(`${path} (${locale}): the page has no ${what}`);
    return value;
  };
  const main = needed(mainOf(tree), 'main area');
  const texts = openGraphTexts(head);
  const title = needed(texts.title, 'title');
  const description = needed(texts.description, 'description');
  const absoluteUrl = needed(head.canonicals[0], 'canonical URL');
  const { lang } = locales[contentLocale(path, locale)];
  const [published] = metaOf(head, 'article:published_time');
  const [modified] = metaOf(head, 'article:modified_time');
  // `x-default` is one of the languages a second time.
  const others = head.alternates.filter(({ lang: tag }) => tag !== lang && tag !== 'x-default');
  const alternates = others.map(
    (other) => `${other.lang}: ${site.origin}${markdownVersionPath(new URL(other.href).pathname)}`,
  );
  // JSON is a subset of YAML.
  const fields = [
    `title: ${JSON.stringify(title)}`,
    `description: ${JSON.stringify(description)}`,
    `url: ${absoluteUrl}`,
    `language: ${lang}`,
    published && `date: ${published.slice(0, 10)}`,
    modified && `updated: ${modified.slice(0, 10)}`,
    alternates.length > 0 && ['alternates:', ...alternates].join('\n  '),
  ].filter(Boolean);
  const content = contentTree(main, { locale, path });
  return {
    title,
    description,
    absoluteUrl,
    frontMatter: `---\n${fields.join('\n')}\n---\n`,
    body: writer.stringify(content).replace(needlessEscapes, ''),
  };
}

type MarkdownPage = ReturnType<typeof convertPage>;

const cache = new WeakMap<BuiltPage, MarkdownPage>();

/**
 * Converts a built page to Markdown; the result is cached.
 * @throws Error naming the page and what it lacks
 */
export function markdownOf(page: BuiltPage): MarkdownPage {
  const converted = cache.get(page) ?? convertPage(page);
  cache.set(page, converted);
  return converted;
}

/** The Markdown version (GFM) of a page, with front matter. @throws Error as `markdownOf` */
export function pageMarkdown(page: BuiltPage): string {
  const { frontMatter, body } = markdownOf(page);
  return `${frontMatter}\n${body}`;
}

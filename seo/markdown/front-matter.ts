import { site } from '@/content/site';
import type { PageHead } from '@/seo/page-tree/parse-page';
import { twinOf } from './twin-path';

/** Address of the Markdown twin of a page of this site by its own. */
function twinUrl(url: string): string {
  return site.origin + twinOf(new URL(url).pathname);
}

/** A text in YAML, of which JSON is a part. */
function quoted(value: string): string {
  return JSON.stringify(value);
}

/** What the head of a page says of it, as front matter in YAML. */
export function frontMatter({
  title,
  description,
  url,
  lang,
  published,
  modified,
  alternates,
}: PageHead): string {
  // `x-default` is one of the languages a second time.
  const others = alternates.filter((other) => other.lang !== lang && other.lang !== 'x-default');
  const lines = [
    `title: ${quoted(title)}`,
    `description: ${quoted(description)}`,
    `url: ${url}`,
    `language: ${lang}`,
    ...(published === undefined ? [] : [`date: ${published}`]),
    ...(modified === undefined ? [] : [`updated: ${modified}`]),
    ...(others.length === 0 ? [] : ['alternates:']),
    ...others.map((other) => `  ${other.lang}: ${twinUrl(other.url)}`),
  ];
  return `---\n${lines.join('\n')}\n---\n`;
}

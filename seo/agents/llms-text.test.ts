/** @jest-environment node */
import { allPaths, documentIds, pages } from '@/content/pages';
import { site } from '@/content/site';
import { loadMessages } from '@/i18n/load-messages';
import { type Locale, translatedLocaleCodes } from '@/i18n/locales';
import { localizedPath } from '@/i18n/paths';
import { markdownPath } from '@/seo/markdown/markdown-path';
import { isIndexable } from '@/seo/page-languages';
import { plainText } from '@/seo/page-reader/plain-text';
import { builtPage } from '@/test/built-page';
import { projectCopy } from '@/test/project-copy';
import { llmsFullText, llmsPath, llmsText } from './llms-text';

const project = projectCopy('content');

/** Leaves all documents untranslated in Japanese. */
function removeJapaneseDocuments(): void {
  for (const id of documentIds) project.delete(`content/${id}/ja.md`);
}

function sitePages(locale: Locale) {
  return allPaths
    .filter(isIndexable)
    .map((path) => builtPage(`<h1>Text of ${path}</h1>`, '', path, locale));
}

const canonicalPaths = allPaths.filter(
  (path) => isIndexable(path) && !/^\/insights\/(?:articles|blogs)\//.test(path),
);

/** Titles of the sections, each with the URLs of its links. */
function sectionsOf(text: string): [title: string, urls: string[]][] {
  return text
    .split('\n## ')
    .slice(1)
    .map((part) => [
      part.split('\n')[0] ?? '',
      [...part.matchAll(/^- \[.+?\]\((.+?)\)/gm)].map(([, url = '']) => url),
    ]);
}

test.each(translatedLocaleCodes)('%s: llms.txt begins with the firm and its contacts', (locale) => {
  const { navigation, pages: texts } = loadMessages(locale);
  const text = llmsText(locale, sitePages(locale));
  const tagline = plainText(navigation.footer.tagline);
  expect(text.startsWith(`# ${site.name}\n\n> ${tagline}\n\n- `)).toBe(true);
  for (const fact of [site.email, site.phone, site.street, '9:00', texts.contact.hours.title]) {
    expect(text.split('\n## ')[0]).toContain(fact);
  }
});

test('English lists the Markdown version of every canonical page once, and the other languages', () => {
  const sections = sectionsOf(llmsText('en', sitePages('en')));
  const listed = sections.flatMap(([, urls]) => urls);
  const versions = canonicalPaths.map((path) => site.origin + markdownPath('en', path));
  const others = translatedLocaleCodes
    .filter((locale) => locale !== 'en')
    .map((locale) => site.origin + llmsPath(locale, 'llms'));
  expect(listed.sort()).toEqual([...versions, ...others, `${site.origin}/llms-full.txt`].sort());
});

test('another language lists its own pages, and the documents in English as optional', () => {
  removeJapaneseDocuments();
  const sections = sectionsOf(llmsText('ja', sitePages('ja')));
  const [optional, english = []] = sections.at(-1) ?? [];
  expect(optional).toBe('Optional');
  expect(english).toHaveLength(1 + documentIds.length);
  expect(english.every((url) => !url.includes('/ja/') || url.endsWith('.txt'))).toBe(true);
  const own = sections.slice(0, -1).flatMap(([, urls]) => urls);
  expect(own).toContain(`${site.origin}/ja.md`);
  expect(own.every((url) => url.startsWith(`${site.origin}/ja`))).toBe(true);
});

test('llms-full.txt has each page of the language once, in the order of llms.txt', () => {
  const text = llmsFullText('en', sitePages('en'));
  const order = sectionsOf(llmsText('en', sitePages('en'))).flatMap(([, urls]) => urls);
  const urls = [...text.matchAll(/^<(.+)>$/gm)].map(([, url = '']) => url);
  expect(urls).toHaveLength(canonicalPaths.length);
  const versions = urls.map((url) => (url === `${site.origin}/` ? `${url}index.md` : `${url}.md`));
  expect(versions).toEqual(order.slice(0, canonicalPaths.length));
  expect(text).toContain(`# Text of ${pages.about.path}\n`);
  removeJapaneseDocuments();
  expect(llmsFullText('ja', sitePages('ja'))).not.toContain(localizedPath('ja', '/articles/'));
});

test('a page that is missing is named', () => {
  expect(() => llmsText('de', [])).toThrow('the page /services (de) is missing');
});

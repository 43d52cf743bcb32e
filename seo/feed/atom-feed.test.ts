/** @jest-environment node */

import { documentIds } from '@/content/pages';
import { site } from '@/content/site';
import { documentEntry } from '@/documents/entries';
import { localeCodes, locales } from '@/i18n/locales';
import { xmlTree } from '@/scripts/xml-tree';
import type { XmlElement } from '@/seo/audit/read-sitemap';
import { builtPage } from '@/test/built-page';
import { atomFeed } from './atom-feed';
import { feedLocales, feedPath } from './feed-path';

function all(node: XmlElement, name: string): XmlElement[] {
  return node.children.filter((child) => child.name === name);
}

function textOf(node: XmlElement, name: string): string | undefined {
  return all(node, name)[0]?.text;
}

function links(node: XmlElement): Record<string, string | undefined> {
  return Object.fromEntries(
    all(node, 'link').map(({ attributes }) => [attributes.get('rel'), attributes.get('href')]),
  );
}

const article =
  '<article><header><h1>Title</h1><time datetime="2025-01-01">then</time></header>' +
  '<nav data-contents="true"><a href="#a">A</a></nav>' +
  '<div data-document-text=""><div><h2 id="a" class="x">Q&amp;A</h2><a href="#a"><span aria-hidden="true">#</span></a></div>' +
  '<p data-x="1">5 &lt; 6 <a data-contextual="true" href="/tax-services">tax</a>\u0001</p>' +
  '<aside><p>Ask us</p></aside></div><section><h2>Services</h2></section>' +
  '<section data-document-text=""><h2>Laws</h2></section></article><div><h2>More</h2></div>';

const documents = documentIds.map((id) => documentEntry(id, 'en'));
const pages = localeCodes.flatMap((locale) =>
  documents.map(({ path }) => builtPage(article, '', path, locale)),
);

const source = atomFeed('en', pages) ?? '';
const feed = xmlTree(source);
if (feed === undefined) throw new Error('the feed is no XML');

test('there is a feed for each language with a translated document, and for no other', () => {
  const withFeed = localeCodes.filter((locale) => atomFeed(locale, pages) !== undefined);
  expect(withFeed).toEqual(feedLocales());
  expect(withFeed).toContain('en');
  expect([feedPath('en'), feedPath('ja')]).toEqual(['/feed.atom', '/ja/feed.atom']);
});

test('the feed has what RFC 4287 asks for (4.1.1)', () => {
  expect(feed.name).toBe('feed');
  expect(Object.fromEntries(feed.attributes)).toEqual({
    xmlns: 'http://www.w3.org/2005/Atom',
    'xml:lang': locales.en.lang,
  });
  const self = `${site.origin}/feed.atom`;
  expect(links(feed)).toEqual({ self, alternate: `${site.origin}/insights` });
  expect(textOf(feed, 'id')).toBe(self);
  expect(textOf(feed, 'title')).toContain(site.name);
  expect(all(feed, 'author').map((author) => textOf(author, 'name'))).toEqual([site.name]);
  const updated = all(feed, 'entry').map((entry) => textOf(entry, 'updated') ?? '');
  expect(textOf(feed, 'updated')).toBe(updated.sort().at(-1));
});

test('each document is an entry, the newest first', () => {
  const entries = all(feed, 'entry');
  const published = entries.map((entry) => textOf(entry, 'published') ?? '');
  expect(entries.map((entry) => textOf(entry, 'id')).sort()).toEqual(
    documents.map(({ path }) => site.origin + path).sort(),
  );
  expect(published).toEqual([...published].sort().reverse());
  for (const entry of entries) {
    for (const name of ['title', 'id', 'updated', 'published', 'summary', 'content']) {
      expect([name, all(entry, name).length]).toEqual([name, 1]);
    }
    expect(textOf(entry, 'updated')).toMatch(/^\d{4}-\d\d-\d\dT00:00:00\+08:00$/);
    expect(links(entry)).toEqual({ alternate: textOf(entry, 'id') });
    expect(all(entry, 'category')[0]?.attributes.get('label')).toMatch(/./);
  }
});

test('the text of a document is HTML without what stands around it', () => {
  const [content] = all(all(feed, 'entry')[0] ?? feed, 'content');
  expect(content?.attributes.get('type')).toBe('html');
  expect(content?.text).toBe(
    `<h2>Q&amp;A</h2>\n<p>5 &lt; 6 <a href="${site.origin}/tax-services">tax</a></p>\n` +
      '<blockquote>\n<p>Ask us</p>\n</blockquote>\n<h2>Laws</h2>',
  );
});

test('a document without a page is named', () => {
  expect(() => atomFeed('en', [])).toThrow('has no page');
});

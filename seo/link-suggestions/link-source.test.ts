import type { Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { linkSourceOf } from './link-source';

const origin = 'https://www.example.com';

const html = `<!DOCTYPE html><html lang="de"><head><meta charset="utf-8">
<title>Buchhaltung\u00a0| Firma</title><meta name="description" content="Wir b&uuml;chern.">
<meta property="og:title" content="Book\u2060keeping"><meta property="og:description" content="We keep books.">
<link rel="canonical" href="${origin}/books"><link rel="alternate" hreflang="x-default" href="${origin}/books">
<link rel="alternate" type="text/markdown" href="${origin}/books.md">
<script type="application/ld+json">{"url":"${origin}/books"}</script>
<noscript><meta name="robots" content="noindex"></noscript></head>
<body><nav><a href="/de">Start</a></nav><template><p>Not yet</p></template>
<main id="main" tabindex="-1"><h1>Buchhaltung</h1><div lang="en" class="text-lead wide">
<p>Our <a href="/tax#a" data-contextual="" hreflang="en">tax team</a>,<br>and <a href="https://law.example/">the law</a>.</p>
<p aria-hidden="true">Ornament</p><p hidden>Later</p><p data-shown-only="screen-reader">Heard</p>
<section aria-roledescription="carousel"><p>Slide</p></section><p data-unlinked="">Left alone</p>
<svg viewBox="0 0 1 1" aria-hidden="true"><path d="M0 0" stroke-width="2"/></svg>
<img src="/a.svg" width="40" alt="" fetchpriority="high"><input type="text" value="x" disabled>
<div data-document-text=""><table><tbody><tr><td colspan="2"><a href="/pay">Cell</a></td></tr></tbody></table></div>
<ul><li><h3><a href="/visa">Visa</a></h3><p>About visas</p></li></ul></div></main></body></html>`;

function sourceOf(tree: Root) {
  return linkSourceOf('/de/books', tree, origin);
}

test('a page is read with its canonical path, its Open Graph texts, its blocks and links', () => {
  expect(sourceOf(fromHtml(html))).toEqual({
    lang: 'en',
    url: '/books',
    title: 'Bookkeeping',
    description: 'We keep books.',
    blocks: [
      { kind: 'heading', text: 'Buchhaltung', links: [] },
      {
        kind: 'text',
        text: 'Our tax team, and the law.',
        links: [
          { path: '/tax', text: 'tax team', isAutomatic: true },
          { path: 'https://law.example/', text: 'the law', isAutomatic: false },
        ],
      },
    ],
    links: ['/tax', '/pay', '/visa'],
    documentLinks: ['/pay'],
  });
});

test('a page without Open Graph texts and canonical link is read by its title, description and URL', () => {
  const plain = html.replace(/<meta property=[^>]*>|<link rel="canonical"[^>]*>/g, '');
  expect(sourceOf(fromHtml(plain))).toMatchObject({
    url: '/de/books',
    title: 'Buchhaltung | Firma',
    description: 'Wir büchern.',
  });
});

test.each([
  ['main area', /<\/?main[^>]*>/g],
  ['title', /<title>.*<\/title>|<meta property="og:title"[^>]*>/g],
  ['description', /<meta (?:name="description"|property="og:description")[^>]*>/g],
  ['language', / lang=".."/g],
])('a page without a %s is no source', (_, part) => {
  expect(sourceOf(fromHtml(html))).toBeDefined();
  expect(sourceOf(fromHtml(html.replace(part, '')))).toBeUndefined();
});

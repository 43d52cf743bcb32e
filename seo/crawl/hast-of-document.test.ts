import type { Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { attribute, elementsIn } from '@/lib/markup/elements';
import { hastOfDocument } from './hast-of-document';

/** All elements with their attributes and texts. */
function allOf(root: Root) {
  return elementsIn(root).map((node) => ({
    tagName: node.tagName,
    attributes: Object.keys(node.properties).map((name) => [name, attribute(node, name)]),
    texts: node.children.flatMap((child) => (child.type === 'text' ? [child.value] : [])),
  }));
}

function fromBrowser(html: string): Root {
  return hastOfDocument(new DOMParser().parseFromString(html, 'text/html'));
}

test.each([
  '<a id="b" rel="me nofollow" hreflang="ja" href="/a" lang="ja">A</a>',
  '<p data-unlinked data-contextual="" data-shown-only="print">A &amp; <b>B</b><!-- not this --> C</p>',
  '<p aria-hidden="true" aria-label="B" aria-expanded="false" role="status">A</p>',
  '<section aria-roledescription="carousel"><svg><linearGradient id="c"/></svg></section>',
  '<meta name="robots" content="0"><meta property="og:a" content="a, b">',
  '<noscript><p>A</p></noscript><script type="a/b">1 < 2</script>',
  '<div><template>A<p>B</p></template></div>',
])('the document of a browser gives the hast tree of the parser: %s', (html) => {
  expect(allOf(fromBrowser(html))).toEqual(allOf(fromHtml(html)));
});

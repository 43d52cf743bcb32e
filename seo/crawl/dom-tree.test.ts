import type { Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { element, elementsIn } from '@/seo/page-tree/elements';
import { domTree } from './dom-tree';

/** The properties of all elements, as far as readers look at them, and all texts. */
function allOf({ children }: Root) {
  const root = element(
    'root',
    children.filter((node) => node.type !== 'doctype'),
  );
  return elementsIn(root, () => true).map(({ tagName, properties, children: below }) => ({
    tagName,
    properties,
    texts: below.flatMap((node) => (node.type === 'text' ? [node.value] : [])),
  }));
}

function fromBrowser(html: string): Root {
  return domTree(new DOMParser().parseFromString(html, 'text/html'));
}

test.each([
  '<a id="b" class=" text-lead\n wide" rel="me  nofollow" hreflang="ja" href="/a" lang="ja">A</a>',
  '<p class="" hidden>A</p><p hidden="HIDDEN">B</p><p hidden="until-found">C</p><p hidden="no">D</p>',
  '<p data-unlinked data-contextual="" data-a-b="c">A &amp; <b>B</b><!-- not this --> C</p>',
  '<p aria-hidden="true" aria-label="B" aria-expanded="false" aria-labelledby="b" role="status">A</p>',
  '<section aria-roledescription="carousel"><time datetime="2031-01-02">A</time></section>',
  '<meta http-equiv="refresh" content="0"><meta name="robots" content="0"><meta property="og:a" content="a, b">',
  '<svg><g class="a b"><linearGradient id="c"></linearGradient></g></svg>',
  '<noscript><p>A</p></noscript><script type="a/b">1 < 2</script>',
])('the tree of the browser is that of the parser: %s', (html) => {
  expect(allOf(fromBrowser(html))).toEqual(allOf(fromHtml(html)));
});

test('what a template holds is left out', () => {
  const [template] = allOf(fromBrowser('<template><p>A</p></template>')).slice(-1);
  expect(
    allOf(fromBrowser('<div><template>A<p>B</p></template></div>')).map(({ tagName }) => tagName),
  ).toEqual(['html', 'head', 'body', 'div', 'template']);
  expect(template?.texts).toEqual([]);
});

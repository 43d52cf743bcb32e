import { renderToStaticMarkup } from 'react-dom/server';
import { withMessages } from '@/test/render';
import { JsonLd } from './json-ld';

const nasty = '</script><script>alert(1)</script><!-- <script> & "quoted"';

/** Puts the component into the document as a page comes, read by a parser. */
function load(path: string): void {
  const shell = (
    <>
      <JsonLd path={path} crumbs={[{ label: nasty }]} />
      <p>after</p>
    </>
  );
  document.body.innerHTML = renderToStaticMarkup(withMessages(shell));
}

test('the structured data stays data, whatever a title contains', () => {
  load('/about');
  const [script, after, ...more] = document.body.children;
  expect(more).toEqual([]);
  expect(after?.outerHTML).toBe('<p>after</p>');
  expect(script).toHaveAttribute('type', 'application/ld+json');
  const { '@graph': nodes } = JSON.parse(script?.textContent ?? '');
  expect(nodes).toContainEqual(
    expect.objectContaining({ itemListElement: [expect.objectContaining({ name: nasty })] }),
  );
});

test('pages that are not indexed have no structured data', () => {
  load('/seo-audit');
  expect(document.querySelector('script')).toBeNull();
});

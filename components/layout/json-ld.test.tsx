import { renderToStaticMarkup } from 'react-dom/server';
import { withMessages } from '@/test/render';
import { JsonLd } from './json-ld';

const nasty = '</script><script>alert(1)</script><!-- <script> & "quoted"';

test('the structured data stays data, whatever a title contains', () => {
  const shell = (
    <>
      <JsonLd path="/about" crumbs={[{ label: nasty }]} />
      <p>after</p>
    </>
  );
  // As a page comes, read by a parser.
  document.body.innerHTML = renderToStaticMarkup(withMessages(shell));
  const [script, after, ...more] = document.body.children;
  expect(more).toEqual([]);
  expect(after?.outerHTML).toBe('<p>after</p>');
  expect(script).toHaveAttribute('type', 'application/ld+json');
  const { '@graph': nodes } = JSON.parse(script?.textContent ?? '');
  expect(nodes).toContainEqual(
    expect.objectContaining({ itemListElement: [expect.objectContaining({ name: nasty })] }),
  );
});

import { prefetchOnHover } from './prefetch';

function show(canHover: boolean): void {
  window.matchMedia = jest.fn((query: string) => ({
    ...new EventTarget(),
    matches: query === '(hover: hover)' && canHover,
    media: query,
    onchange: null,
    addListener: () => {},
    removeListener: () => {},
    addEventListener: () => {},
    removeEventListener: () => {},
    dispatchEvent: () => true,
  }));
  document.head.innerHTML = '';
  document.body.innerHTML =
    '<template id="prefetch-on-hover"><script type="speculationrules">{}</script></template>';
  prefetchOnHover(document);
}

test('where a visitor can point at links, the rules for that are put into operation', () => {
  show(true);
  expect(document.head.innerHTML).toBe('<script type="speculationrules">{}</script>');
});

test('where they cannot, they stay out of it', () => {
  show(false);
  expect(document.head.innerHTML).toBe('');
});

test('a page without such rules is left alone', () => {
  document.body.innerHTML = '';
  expect(() => prefetchOnHover(document)).not.toThrow();
});

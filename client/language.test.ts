import { operateLanguageLinks } from './language';

beforeAll(() => {
  operateLanguageLinks(document);
  // jsdom cannot follow links.
  window.addEventListener('click', (event) => event.preventDefault());
});

// The links are rendered after the listeners were added, as React may render them anew.
beforeEach(() => {
  localStorage.clear();
  window.history.replaceState(null, '', '/about');
  document.body.innerHTML = `
    <a id="ja" href="/ja/about" data-locale="ja"><svg></svg><span>日本語</span></a>
    <a id="plain" href="/contact">contact</a>`;
});

function link(id: string): HTMLAnchorElement {
  const element = document.getElementById(id);
  if (element instanceof HTMLAnchorElement) return element;
  throw new Error(`no link ${id}`);
}

const gestures: [string, () => Event][] = [
  ['pointerdown', () => new Event('pointerdown', { bubbles: true })],
  ['focusin', () => new Event('focusin', { bubbles: true })],
  ['click', () => new MouseEvent('click', { bubbles: true, cancelable: true })],
];

test.each(gestures)('on %s, a language link gets query and hash of the current URL', (_, event) => {
  window.history.replaceState(null, '', '/about?utm=x&page=2#team');
  link('ja').dispatchEvent(event());
  expect(link('ja').getAttribute('href')).toMatch(/\/ja\/about\?utm=x&page=2#team$/);
  expect(new URL(link('ja').href).origin).toBe(window.location.origin);
  // Those of an earlier URL are replaced, also when the target is an element within the link.
  window.history.replaceState(null, '', '/about?c=2');
  link('ja').querySelector('svg')?.dispatchEvent(event());
  expect(link('ja').search + link('ja').hash).toBe('?c=2');
  link('plain').dispatchEvent(event());
  expect(link('plain')).toHaveAttribute('href', '/contact');
});

test.each(['', 'JA', 'ja ', 'ja-JP', 'eo', '<script>alert(1)</script>', 'javascript:alert(1)'])(
  'a stored value that is no language of the site is removed when a page is opened: %j',
  (stored) => {
    // Listeners of its own document, so that those of the page are not added once more.
    const opened = document.implementation.createHTMLDocument();
    opened.body.innerHTML = '<a data-locale="ja"></a><a data-locale="en"></a>';
    localStorage.setItem('locale', stored);
    operateLanguageLinks(opened);
    expect(localStorage.getItem('locale')).toBeNull();
  },
);

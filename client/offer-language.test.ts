import type { LanguageOffers } from '@/lib/navigation/language-offers';
import { offerLanguage } from './offer-language';

const offers: LanguageOffers = [
  ['en', 'zh', 'ko', 'ja', 'es', 'de'],
  {
    zh: ['zh-Hans', '中文页面', '阅读中文', '关闭'],
    ja: ['ja', 'line <b>&', '日本語で読む', '閉じる'],
    de: ['de', 'Auf Deutsch', 'Deutsch lesen', 'Schließen'],
  },
];

/** Opens an English page in a browser with these languages. */
function open(languages: string[], address = '/about'): void {
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
  window.history.replaceState(null, '', address);
  offerLanguage(offers);
}

/** The page is shown again as it was left. */
function restore(): void {
  window.dispatchEvent(new Event('pageshow'));
}

function place(): Element {
  const element = document.querySelector('.offer');
  if (!element) throw new Error('there is no place for the bar');
  return element;
}

function link(): HTMLAnchorElement | null {
  return place().querySelector('a');
}

beforeEach(() => {
  localStorage.clear();
  document.documentElement.lang = 'en';
  document.body.innerHTML = '<div class="offer"></div>';
});

afterEach(() => {
  window.onpageshow = null;
  jest.restoreAllMocks();
});

test('a line, a link and a button in the language that the browser prefers', () => {
  open(['fr', 'zh-TW', 'ja']);
  expect([...place().children].map(({ localName }) => localName)).toEqual(['p', 'a', 'button']);
  expect([...place().children].map(({ textContent }) => textContent)).toEqual(
    offers[1].zh?.slice(1),
  );
  for (const part of place().children) expect(part).toHaveAttribute('lang', 'zh-Hans');
  expect(link()).toHaveAttribute('hreflang', 'zh-Hans');
  expect(link()).toHaveAttribute('data-locale', 'zh');
  expect(link()).toHaveAttribute('href', '/zh/about');
});

test('texts are texts', () => {
  open(['ja']);
  expect(place().querySelector('p')?.innerHTML).toBe('line &lt;b&gt;&amp;');
});

test.each([
  ['/', '/ja'],
  ['/?a=1', '/ja?a=1'],
  ['/#team', '/ja#team'],
  ['/about?a=%20b&c=%22#d', '/ja/about?a=%20b&c=%22#d'],
  ['/articles/x?y=//evil.example', '/ja/articles/x?y=//evil.example'],
])('%s leads to %s', (address, href) => {
  open(['ja'], address);
  expect(link()).toHaveAttribute('href', href);
});

test.each([
  ['English', ['en-PH', 'ja']],
  ['a language that we do not have', ['fr']],
  ['one in which the page is not translated', ['ko', 'ja']],
  ['none', []],
])('nothing is offered to a browser in %s', (_, languages) => {
  open(languages);
  expect(place()).toBeEmptyDOMElement();
});

test('the stored choice wins over the browser', () => {
  localStorage.setItem('locale', 'de');
  open(['ja']);
  expect(link()).toHaveAttribute('data-locale', 'de');
});

test('who has chosen English is offered nothing', () => {
  localStorage.setItem('locale', 'en');
  open(['ja']);
  expect(place()).toBeEmptyDOMElement();
  expect(localStorage.getItem('locale')).toBe('en');
});

test.each(['<script>', 'javascript:alert(1)', 'ja"', 'JA', ''])(
  'a stored %j is ignored and removed',
  (value) => {
    localStorage.setItem('locale', value);
    open(['ja']);
    expect(link()).toHaveAttribute('data-locale', 'ja');
    expect(localStorage).toHaveLength(0);
  },
);

test('where storage is blocked, the browser decides', () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('Access is denied', 'SecurityError');
  });
  open(['ja']);
  expect(link()).toHaveAttribute('data-locale', 'ja');
});

test('without its place it does nothing', () => {
  document.body.innerHTML = '';
  expect(() => open(['ja'])).not.toThrow();
});

test('a restored page follows a choice that was made elsewhere since', () => {
  open(['ja']);
  localStorage.setItem('locale', 'en');
  restore();
  expect(place()).toBeEmptyDOMElement();
  localStorage.setItem('locale', 'de');
  restore();
  expect(link()).toHaveAttribute('data-locale', 'de');
});

test('the bar that is there stays, with the focus in it', () => {
  open(['ja']);
  link()?.focus();
  restore();
  expect(link()).toHaveFocus();
});

test('a bar that could not be dismissed for good stays away for now', () => {
  open(['ja']);
  place().replaceChildren();
  restore();
  expect(place()).toBeEmptyDOMElement();
});

import { drawOffer } from './draw-offer';
import { offerLanguage } from './offer-language';

let isThere = true;

jest.mock(
  '/offer.js',
  () => {
    if (!isThere) throw new TypeError('Failed to fetch dynamically imported module');
    return { draw: () => drawOffer(words) };
  },
  { virtual: true },
);

const words = {
  zh: ['zh-Hans', '中文页面', '阅读中文', '关闭'],
  ja: ['ja', 'line', '日本語で読む', '閉じる'],
  de: ['de', 'Auf Deutsch', 'Deutsch lesen', 'Schließen'],
} as const;

/** What is imported comes a moment later. */
function imported(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** Opens an English page in a browser with these languages. */
async function open(languages: string[], address = '/about'): Promise<void> {
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
  window.history.replaceState(null, '', address);
  offerLanguage([['en', 'zh', 'ko', 'ja', 'es', 'de'], Object.keys(words)]);
  await imported();
}

/** The page is shown again as it was left. */
async function restore(): Promise<void> {
  window.dispatchEvent(new Event('pageshow'));
  await imported();
}

function place(): HTMLElement {
  const element = document.querySelector<HTMLElement>('.offer');
  if (!element) throw new Error('there is no place for the bar');
  return element;
}

function link(): HTMLAnchorElement | null {
  return place().querySelector('a');
}

/** Nothing is offered, and there is no room for it. */
function expectNothing(): void {
  expect(place()).toBeEmptyDOMElement();
  expect(place()).not.toHaveAttribute('data-locale');
}

beforeEach(() => {
  isThere = true;
  jest.resetModules();
  localStorage.clear();
  document.documentElement.lang = 'en';
  document.body.innerHTML = '<div class="offer"></div>';
});

afterEach(() => {
  window.onpageshow = null;
  jest.restoreAllMocks();
});

test('there is room for the bar at once, and the bar in a moment', async () => {
  const opened = open(['fr', 'zh-TW', 'ja']);
  expect(place()).toHaveAttribute('data-locale', 'zh');
  expect(place()).toBeEmptyDOMElement();
  await opened;
  expect(link()).toHaveAttribute('data-locale', 'zh');
});

test('where its file does not come, the room goes', async () => {
  isThere = false;
  await open(['ja']);
  expectNothing();
});

test.each([
  ['English', ['en-PH', 'ja']],
  ['a language that we do not have', ['fr']],
  ['one in which the page is not translated', ['ko', 'ja']],
  ['none', []],
])('nothing is offered to a browser in %s', async (_, languages) => {
  await open(languages);
  expectNothing();
});

test('the stored choice wins over the browser', async () => {
  localStorage.setItem('locale', 'de');
  await open(['ja']);
  expect(link()).toHaveAttribute('data-locale', 'de');
});

test('who has chosen English is offered nothing', async () => {
  localStorage.setItem('locale', 'en');
  await open(['ja']);
  expectNothing();
  expect(localStorage.getItem('locale')).toBe('en');
});

test.each(['<script>', 'javascript:alert(1)', 'ja"', 'JA', ''])(
  'a stored %j is ignored',
  async (value) => {
    localStorage.setItem('locale', value);
    await open(['ja']);
    expect(link()).toHaveAttribute('data-locale', 'ja');
  },
);

test('where storage is blocked, the browser decides', async () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('Access is denied', 'SecurityError');
  });
  await open(['ja']);
  expect(link()).toHaveAttribute('data-locale', 'ja');
});

test('without its place it does nothing', async () => {
  document.body.innerHTML = '';
  await expect(open(['ja'])).resolves.toBeUndefined();
});

test('a restored page follows a choice that was made elsewhere since', async () => {
  await open(['ja']);
  localStorage.setItem('locale', 'en');
  await restore();
  expectNothing();
  localStorage.setItem('locale', 'de');
  await restore();
  expect(link()).toHaveAttribute('data-locale', 'de');
});

test('the bar that is there stays, with the focus in it', async () => {
  await open(['ja']);
  link()?.focus();
  await restore();
  expect(link()).toHaveFocus();
});

test('a bar that could not be dismissed for good stays away for now', async () => {
  await open(['ja']);
  place().replaceChildren();
  await restore();
  expect(place()).toBeEmptyDOMElement();
});

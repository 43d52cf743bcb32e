import { suggestLanguage } from './language-suggestion';

const languages = jest.spyOn(navigator, 'languages', 'get');

/** Shows an English page that is translated into Japanese and German. */
function open(): void {
  document.body.innerHTML = `<div data-language-suggestion="en">${['ja', 'de']
    .map(
      (locale) =>
        `<p hidden><a href="/${locale}" data-locale="${locale}">a</a><button>b</button></p>`,
    )
    .join('')}</div>`;
  window.dispatchEvent(new Event('pageshow'));
}

/** The languages that are suggested. */
function suggested(): (string | undefined)[] {
  return [...document.querySelectorAll<HTMLAnchorElement>('p:not([hidden]) a')].map(
    (link) => link.dataset.locale,
  );
}

beforeAll(() => suggestLanguage(document));

beforeEach(() => {
  localStorage.clear();
  document.documentElement.lang = 'en';
  languages.mockReturnValue(['ja-JP', 'en']);
});

test('the language of the browser is suggested', () => {
  open();
  expect(suggested()).toEqual(['ja']);
});

test('a stored choice is suggested rather than the language of the browser', () => {
  localStorage.setItem('locale', 'de');
  open();
  expect(suggested()).toEqual(['de']);
});

test.each([['en-PH'], ['eo']])('a browser in %s gets no suggestion', (language) => {
  languages.mockReturnValue([language]);
  open();
  expect(suggested()).toEqual([]);
});

test('who closes the suggestion stays with the language of the page', () => {
  open();
  document.querySelector<HTMLElement>('p:not([hidden]) button')?.click();
  expect(suggested()).toEqual([]);
  expect(localStorage.getItem('locale')).toBe('en');
});

test('in a page from the back/forward cache, a choice that was made elsewhere is suggested', () => {
  open();
  localStorage.setItem('locale', 'de');
  window.dispatchEvent(new Event('pageshow'));
  expect(suggested()).toEqual(['de']);
});

test('without storage, the language of the browser is suggested', () => {
  const blocked = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('blocked');
  });
  open();
  expect(suggested()).toEqual(['ja']);
  blocked.mockRestore();
});

test('a page without suggestions is left alone', () => {
  document.body.innerHTML = '<main></main>';
  expect(() => window.dispatchEvent(new Event('pageshow'))).not.toThrow();
});

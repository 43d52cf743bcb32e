import { offerLanguage } from './language-offer';

const languages = jest.spyOn(navigator, 'languages', 'get');

/** Shows an English page that is translated into Japanese and German. */
function open(): void {
  document.body.innerHTML = `<div data-offer="en">${['ja', 'de']
    .map(
      (locale) =>
        `<p hidden><a href="/${locale}" data-locale="${locale}">a</a><button>b</button></p>`,
    )
    .join('')}</div>`;
  window.dispatchEvent(new Event('pageshow'));
}

/** The languages in which the page is offered. */
function offered(): (string | undefined)[] {
  return [...document.querySelectorAll<HTMLAnchorElement>('p:not([hidden]) a')].map(
    (link) => link.dataset.locale,
  );
}

beforeAll(() => offerLanguage(document));

beforeEach(() => {
  localStorage.clear();
  document.documentElement.lang = 'en';
  languages.mockReturnValue(['ja-JP', 'en']);
});

test('the page is offered in the language of the browser', () => {
  open();
  expect(offered()).toEqual(['ja']);
});

test('the choice that was stored counts first', () => {
  localStorage.setItem('locale', 'de');
  open();
  expect(offered()).toEqual(['de']);
});

test.each([['en-PH'], ['fr']])('a browser in %s is offered nothing', (language) => {
  languages.mockReturnValue([language]);
  open();
  expect(offered()).toEqual([]);
});

test('who closes the offer stays with the language of the page', () => {
  open();
  document.querySelector<HTMLElement>('p:not([hidden]) button')?.click();
  expect(offered()).toEqual([]);
  expect(localStorage.getItem('locale')).toBe('en');
});

test('when the page is restored, a choice that was made elsewhere counts', () => {
  open();
  localStorage.setItem('locale', 'de');
  window.dispatchEvent(new Event('pageshow'));
  expect(offered()).toEqual(['de']);
});

test('without storage, the languages of the browser count', () => {
  const blocked = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('blocked');
  });
  open();
  expect(offered()).toEqual(['ja']);
  blocked.mockRestore();
});

test('other pages have no offer', () => {
  document.body.innerHTML = '<main></main>';
  expect(() => window.dispatchEvent(new Event('pageshow'))).not.toThrow();
});

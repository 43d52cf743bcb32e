import { applyKnownFonts, fetchFonts } from './fonts';

const media = '(scripting:none)';

function showPage(): HTMLStyleElement {
  document.head.innerHTML = `<style id="fonts" media="${media}"></style>`;
  const style = document.head.querySelector('style');
  if (!style) throw new Error('no style');
  return style;
}

beforeEach(() => sessionStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('where the fonts have been fetched before, they are in use at once', () => {
  sessionStorage.setItem('fonts', '1');
  const style = showPage();
  applyKnownFonts(document);
  expect(style.media).toBe('all');
});

test('where they have not, or nothing can be stored, they are not', () => {
  const style = showPage();
  applyKnownFonts(document);
  expect(style.media).toBe(media);
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('blocked');
  });
  applyKnownFonts(document);
  expect(style.media).toBe(media);
});

test('they are not fetched again where they are in use, or where the page has none', () => {
  const fetched = jest.fn();
  Object.assign(globalThis, { FontFace: fetched, CSSFontFaceRule: Object });
  const open = (media: string) => {
    const style = showPage();
    style.media = media;
    Object.defineProperty(style, 'sheet', {
      value: { cssRules: [{ style: { getPropertyValue: () => '' } }] },
    });
    fetchFonts(document);
  };
  open('all');
  document.head.innerHTML = '';
  fetchFonts(document);
  expect(fetched).not.toHaveBeenCalled();
  open(media);
  expect(fetched).toHaveBeenCalledTimes(1);
});

describe('when they have arrived', () => {
  const inUse = new Set<unknown>();
  /** Where the text stands with the site's fonts: with the others, at 100. */
  let top = 100;

  beforeEach(() => {
    inUse.clear();
    Object.assign(globalThis, {
      FontFace: class {
        load() {
          return Promise.resolve(this);
        }
      },
    });
    Object.defineProperty(document, 'fonts', { configurable: true, value: inUse });
    document.body.innerHTML = '<main><p>a</p></main>';
    jest
      .spyOn(Element.prototype, 'getBoundingClientRect')
      .mockImplementation(() => new DOMRect(0, inUse.size > 0 ? top : 100));
    // The sheet of a style that does not hold here, which jsdom does not read.
    class FontFaceRule {
      style = { getPropertyValue: (name: string) => `"${name}"` };
    }
    Object.assign(globalThis, { CSSFontFaceRule: FontFaceRule });
    const sheet = { cssRules: [new FontFaceRule()] };
    Object.defineProperty(showPage(), 'sheet', { value: sheet });
  });

  test('they are put to use, and known to the next page', async () => {
    top = 102;
    fetchFonts(document);
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(inUse.size).toBe(1);
    expect(sessionStorage.getItem('fonts')).toBe('1');
  });

  test('they wait for the next page where the text would move', async () => {
    top = 128;
    fetchFonts(document);
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(inUse.size).toBe(0);
    expect(sessionStorage.getItem('fonts')).toBe('1');
  });
});

import { waitFor } from '@testing-library/react';
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
  /** Where the text stands with the site's fonts, and how high it is: with the others, 100, 50 and 20. */
  let there = { top: 100, left: 50, height: 20 };

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
    document.body.innerHTML = '<main><h1>a</h1></main>';
    // jsdom lays nothing out.
    Range.prototype.getBoundingClientRect = () => {
      const { top, left, height } = inUse.size > 0 ? there : { top: 100, left: 50, height: 20 };
      return new DOMRect(left, top, 50, height);
    };
    Range.prototype.getClientRects = function (this: Range) {
      const rect = this.getBoundingClientRect();
      return Object.assign([rect], { item: () => rect });
    };
    // The sheet of a style that does not hold here, which jsdom does not read.
    class FontFaceRule {
      style = { getPropertyValue: (name: string) => `"${name}"` };
    }
    Object.assign(globalThis, { CSSFontFaceRule: FontFaceRule });
    const sheet = { cssRules: [new FontFaceRule()] };
    Object.defineProperty(showPage(), 'sheet', { value: sheet });
  });

  async function arrive(): Promise<void> {
    fetchFonts(document);
    // Either way the next page has them from the start.
    await waitFor(() => expect(sessionStorage.getItem('fonts')).toBe('1'));
  }

  test.each([
    ['stays where it is', { top: 100, left: 50, height: 20 }],
    ['moves by less than a line or a word', { top: 102, left: 57, height: 22 }],
    ['reaches further down below the window', { top: 100, left: 50, height: innerHeight + 60 }],
  ])('they are put to use where the text %s', async (_, place) => {
    if (place.height > innerHeight) {
      Range.prototype.getBoundingClientRect = () =>
        new DOMRect(0, 100, 50, inUse.size > 0 ? place.height : innerHeight);
    }
    there = place;
    await arrive();
    expect(inUse.size).toBe(1);
  });

  test.each([
    ['moves to another line', { top: 128, left: 50, height: 20 }],
    ['takes a line more', { top: 100, left: 50, height: 48 }],
    ['begins elsewhere in its line', { top: 100, left: 130, height: 20 }],
  ])('they wait for the next page where the text %s', async (_, place) => {
    there = place;
    await arrive();
    expect(inUse.size).toBe(0);
  });

  test.each([
    [2, 1],
    [4, 0],
  ])('a link in running text may move sideways by %d px: fonts in use %d', async (by, used) => {
    document.body.innerHTML = '<main><p><a href="/about">a</a></p></main>';
    there = { top: 100, left: 50 + by, height: 20 };
    await arrive();
    expect(inUse.size).toBe(used);
  });
});

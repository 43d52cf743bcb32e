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

/** A browser that paints the page when it is asked for what it has painted. */
class Paints {
  static observed = 0;
  constructor(private report: (entries: unknown, observer: unknown) => void) {}
  observe() {
    Paints.observed += 1;
    for (const painted of ['first-paint', 'first-contentful-paint']) {
      this.report({ getEntriesByName: (name: string) => (name === painted ? [{}] : []) }, this);
    }
  }
  disconnect() {}
}

beforeEach(() => {
  Paints.observed = 0;
  Object.assign(globalThis, { PerformanceObserver: Paints });
});

test('they are not fetched again where they are in use, or where the page has none', () => {
  showPage().media = 'all';
  fetchFonts(document);
  document.head.innerHTML = '';
  fetchFonts(document);
  applyKnownFonts(document);
  expect(Paints.observed).toBe(0);
  showPage();
  fetchFonts(document);
  expect(Paints.observed).toBe(1);
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

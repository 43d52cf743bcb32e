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
  const frame = jest.spyOn(window, 'requestAnimationFrame');
  showPage().media = 'all';
  fetchFonts(document);
  document.head.innerHTML = '';
  fetchFonts(document);
  applyKnownFonts(document);
  expect(frame).not.toHaveBeenCalled();
  showPage();
  fetchFonts(document);
  expect(frame).toHaveBeenCalled();
});

import { drawOffer } from './draw-offer';

const words = {
  zh: ['zh-Hans', '中文页面', '阅读中文', '关闭'],
  ja: ['ja', 'line <b>&', '日本語で読む', '閉じる'],
} as const;

/** Draws the bar of an English page that has room for it in a language. */
function draw(locale: string, address = '/about'): HTMLElement {
  window.history.replaceState(null, '', address);
  document.body.innerHTML = `<div class="offer" data-locale="${locale}"></div>`;
  drawOffer(words);
  return place();
}

function place(): HTMLElement {
  const element = document.querySelector<HTMLElement>('.offer');
  if (!element) throw new Error('there is no place for the bar');
  return element;
}

test('a line, a link and a button in the language', () => {
  const parts = [...draw('zh').children];
  expect(parts.map(({ localName }) => localName)).toEqual(['p', 'a', 'button']);
  expect(parts.map(({ textContent }) => textContent)).toEqual(words.zh.slice(1));
  for (const part of parts) expect(part).toHaveAttribute('lang', 'zh-Hans');
  expect(parts[1]).toHaveAttribute('hreflang', 'zh-Hans');
  expect(parts[1]).toHaveAttribute('data-locale', 'zh');
  expect(parts[1]).toHaveAttribute('href', '/zh/about');
});

test('texts are texts', () => {
  expect(draw('ja').querySelector('p')?.innerHTML).toBe('line &lt;b&gt;&amp;');
});

test.each([
  ['/', '/ja'],
  ['/?a=1', '/ja?a=1'],
  ['/#team', '/ja#team'],
  ['/about?a=%20b&c=%22#d', '/ja/about?a=%20b&c=%22#d'],
  ['/articles/x?y=//evil.example', '/ja/articles/x?y=//evil.example'],
])('%s leads to %s', (address, href) => {
  expect(draw('ja', address).querySelector('a')).toHaveAttribute('href', href);
});

test('a bar that is there stays', () => {
  const parts = [...draw('ja').children];
  drawOffer(words);
  expect([...place().children]).toEqual(parts);
});

test('where nothing is offered any more, nothing is drawn', () => {
  document.body.innerHTML = '<div class="offer"></div>';
  drawOffer(words);
  expect(place()).toBeEmptyDOMElement();
  document.body.innerHTML = '';
  expect(() => drawOffer(words)).not.toThrow();
});

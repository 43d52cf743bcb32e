import { insertLink } from './insert-link';

const payroll = { text: 'payroll', href: '/payroll-services' };
const link = (words: string) =>
  `<a href="/payroll-services" data-planned="" class="underline decoration-1 underline-offset-4 hover:decoration-2">${words}</a>`;

afterEach(() => document.body.replaceChildren());

/** A main area after a link was inserted. */
function linked(html: string, text = payroll.text, lang = 'en'): HTMLElement {
  const main = document.createElement('main');
  main.innerHTML = html;
  document.body.replaceChildren(main);
  document.documentElement.lang = lang;
  insertLink(main, { ...payroll, text });
  return main;
}

test('the words become a link where they stand, and the text around them stays', () => {
  const main = linked('<p>We do payroll for <em>every</em> team.</p>');
  expect(main.innerHTML).toBe(`<p>We do ${link('payroll')} for <em>every</em> team.</p>`);
  const short = linked('<p>do payroll</p>');
  expect(short.innerHTML).toBe(`<p>do ${link('payroll')}</p>`);
});

test('the text node stays the first one: React has a reference to it', () => {
  const main = document.createElement('main');
  main.innerHTML = '<p>payroll and more of it</p>';
  const before = main.firstElementChild?.firstChild;
  insertLink(main, payroll);
  expect(main.querySelector('a')).not.toBeNull();
  expect(main.firstElementChild?.firstChild).toBe(before);
});

test('a place with the same case comes first, else the first one in whatever case', () => {
  const html = '<p>Payroll is a word.</p><p>Our payroll team.</p>';
  expect(linked(html).lastElementChild?.innerHTML).toBe(`Our ${link('payroll')} team.`);
  expect(linked(html, 'PAYROLL').firstElementChild?.innerHTML).toBe(
    `${link('Payroll')} is a word.`,
  );
});

test.each([
  ['navigation', '<nav><p>All about payroll</p></nav>'],
  ['links', '<p><a href="/x">All about payroll</a></p>'],
  ['code', '<p><code>All about payroll</code></p>'],
  ['headings', '<h2>All about <em>payroll</em></h2>'],
  ['quotes', '<blockquote><p>All about payroll</p></blockquote>'],
  ['forms', '<form><p>All about payroll</p></form>'],
  ['tools', '<div class="script-only"><p>All about payroll</p></div>'],
  ['elements marked as unlinked', '<div data-unlinked=""><p>All about payroll</p></div>'],
  ['texts of nine characters', '<p>a payroll</p>'],
  ['parts of longer words', '<p>All about payrolls</p>'],
  ['words that go beyond one text', '<p>All about pay<em>roll</em> services</p>'],
])('%s are left alone', (_, html) => {
  expect(linked(html).innerHTML).toBe(html);
});

test('no-break spaces match spaces', () => {
  const main = linked('<p>Ready in 3–6\u00a0months at most.</p>', '3–6 months');
  expect(main.querySelector('a')?.textContent).toBe('3–6\u00a0months');
});

test('word boundaries are those of the language of the page', () => {
  const isLinked = (html: string) => linked(html, '税務', 'ja').querySelector('a') !== null;
  expect(isLinked('<p>毎年の税務申告をお手伝いします。</p>')).toBe(false);
  expect(isLinked('<p>毎年の税務をお手伝いします。</p>')).toBe(true);
});

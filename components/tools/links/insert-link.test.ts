import { insertLink } from './insert-link';

function mainWith(html: string): HTMLElement {
  const main = document.createElement('main');
  main.innerHTML = html;
  document.body.replaceChildren(main);
  return main;
}

const payroll = { anchorText: 'payroll', href: '/payroll-services' };
const link = (words: string) =>
  `<a href="/payroll-services" data-planned="" class="underline decoration-1 underline-offset-4 hover:decoration-2">${words}</a>`;

afterEach(() => document.body.replaceChildren());

test('the words become a link where they stand, and the text around them stays', () => {
  const main = mainWith('<p>We run payroll for <em>every</em> team.</p>');
  expect(insertLink(main, payroll)).toBe(true);
  expect(main.innerHTML).toBe(`<p>We run ${link('payroll')} for <em>every</em> team.</p>`);
});

test('the node that was there stays the first one: whoever drew it still has it', () => {
  const main = mainWith('<p>payroll and more of it</p>');
  const before = main.firstElementChild?.firstChild;
  insertLink(main, payroll);
  expect(main.firstElementChild?.firstChild).toBe(before);
});

test('a place with the same case comes first, else the first one in whatever case', () => {
  const main = mainWith('<p>Payroll is a word.</p><p>Our payroll team.</p>');
  insertLink(main, payroll);
  expect(main.lastElementChild?.innerHTML).toBe(`Our ${link('payroll')} team.`);
  insertLink(main, { ...payroll, anchorText: 'PAYROLL' });
  expect(main.firstElementChild?.innerHTML).toBe(`${link('Payroll')} is a word.`);
});

test.each([
  ['ways through the site', '<nav><p>All about payroll</p></nav>'],
  ['headers', '<header><p>All about payroll</p></header>'],
  ['footers', '<footer><p>All about payroll</p></footer>'],
  ['links', '<p><a href="/x">All about payroll</a></p>'],
  ['buttons', '<button>All about payroll</button>'],
  ['code', '<p><code>All about payroll</code></p>'],
  ['preformatted text', '<pre>All about payroll</pre>'],
  ['headings', '<h2>All about <em>payroll</em></h2>'],
  ['quotes', '<blockquote><p>All about payroll</p></blockquote>'],
  ['forms', '<form><p>All about payroll</p></form>'],
  ['tools', '<div class="script-only"><p>All about payroll</p></div>'],
  ['what is not to be linked', '<div data-unlinked=""><p>All about payroll</p></div>'],
  ['texts of nine characters', '<p>a payroll</p>'],
  ['parts of longer words', '<p>All about payrolls</p>'],
])('%s are left alone', (_, html) => {
  const main = mainWith(html);
  const before = main.innerHTML;
  expect(insertLink(main, payroll)).toBe(false);
  expect(main.innerHTML).toBe(before);
});

test('a text of ten characters is long enough', () => {
  expect(insertLink(mainWith('<p>do payroll</p>'), payroll)).toBe(true);
});

test('spaces that do not break are in nobody’s way', () => {
  const main = mainWith('<p>Ready in 3–6\u00a0months at most.</p>');
  expect(insertLink(main, { anchorText: '3–6 months', href: '/visa' })).toBe(true);
  expect(main.querySelector('a')?.textContent).toBe('3–6\u00a0months');
});

test('words end where the language of the page says', () => {
  document.documentElement.lang = 'ja';
  const tax = { anchorText: '税務', href: '/ja/tax-services' };
  expect(insertLink(mainWith('<p>毎年の税務申告をお手伝いします。</p>'), tax)).toBe(false);
  expect(insertLink(mainWith('<p>毎年の税務をお手伝いします。</p>'), tax)).toBe(true);
  document.documentElement.lang = '';
});

test('words that go beyond one text are not found', () => {
  const main = mainWith('<p>All about pay<em>roll</em> services</p>');
  expect(insertLink(main, payroll)).toBe(false);
});

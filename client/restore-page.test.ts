import { restorePage } from './restore-page';

/** Lets what observes the page answer. */
const answered = () => new Promise((resolve) => setTimeout(resolve));

const observe = jest.spyOn(MutationObserver.prototype, 'observe');

/** Those of earlier tests would go on watching theirs. */
afterEach(() => {
  for (const observer of observe.mock.contexts) {
    if (observer instanceof MutationObserver) observer.disconnect();
  }
});

/** Begins before there is a page, as it does where the page is still being read. */
async function readPage(): Promise<void> {
  document.body.remove();
  restorePage(document);
  document.documentElement.append(document.createElement('body'));
  await answered();
  document.body.className = 'page';
  document.body.innerHTML =
    '<header>menu</header><main><input id="name"><input id="email"></main><footer>end</footer>';
  document.title = 'Payroll';
  document.documentElement.lang = 'ja';
  delete document.documentElement.dataset.hydration;
  await answered();
}

/** The mark of a page that nothing hydrates. */
const mark = () => document.documentElement.dataset.hydration;

function field(id = 'name'): HTMLInputElement {
  const input = document.querySelector<HTMLInputElement>(`#${id}`);
  if (!input) throw new Error('no field');
  return input;
}

/** What the framework does when it fails as a whole. */
function takeAway(message = ''): void {
  document.body.innerHTML = message;
  document.body.removeAttribute('class');
  document.documentElement.removeAttribute('lang');
  document.title = '';
}

test.each(['', '<h1>This page could not load</h1>'])(
  'a page that makes room for %j comes back as it was left',
  async (message) => {
    await readPage();
    const input = field();
    input.value = 'Ana';
    input.focus();
    takeAway(message);
    await answered();
    expect([...document.body.children].map(({ localName }) => localName)).toEqual([
      'header',
      'main',
      'footer',
    ]);
    expect(field()).toBe(input);
    expect(input.value).toBe('Ana');
    expect(input).toHaveFocus();
    expect(document.title).toBe('Payroll');
    expect(document.documentElement.lang).toBe('ja');
    expect(document.body).toHaveClass('page');
    expect(mark()).toBe('failed');
  },
);

test.each([
  ['is the one that comes back once it works', true],
  ['is not what comes back before that', false],
])('a page that is made anew has what was typed, and %s', async (_, works) => {
  await readPage();
  field().value = 'Ana';
  document.body.innerHTML = '<main class="anew"><input id="name"><input id="email"></main>';
  await answered();
  expect(field().value).toBe('Ana');
  expect(mark()).toBeUndefined();
  if (works) {
    window.hydrated = true;
    dispatchEvent(new Event('hydrated'));
  }
  field('email').value = 'ana@visitor.example';
  takeAway();
  await answered();
  delete window.hydrated;
  expect(document.querySelector('main')?.classList.contains('anew')).toBe(works);
  expect(field().value).toBe('Ana');
  expect(field('email').value).toBe('ana@visitor.example');
});

test('a body that is put in place of the old one becomes the page', async () => {
  await readPage();
  const input = field();
  input.value = 'Ana';
  document.body.replaceWith(document.createElement('body'));
  await answered();
  expect(field()).toBe(input);
  expect(document.body).toHaveClass('page');
});

import { keepPage } from './keep-page';

/** Lets what observes the page answer. */
const answered = () => new Promise((resolve) => setTimeout(resolve));

const failed = jest.fn();

beforeEach(() => {
  // Those of earlier tests go on watching theirs.
  document.body = document.createElement('body');
  document.body.className = 'page';
  document.body.innerHTML = '<header>menu</header><main><input></main><footer>end</footer>';
  document.title = 'Payroll';
  document.documentElement.lang = 'ja';
  failed.mockClear();
  addEventListener('hydration-failed', failed);
  keepPage(document);
});

function field(): HTMLInputElement {
  const input = document.querySelector('input');
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
    expect(failed).toHaveBeenCalledTimes(1);
  },
);

test('a page that is made anew stays, and is the one that comes back', async () => {
  document.body.innerHTML = '<main>anew</main>';
  await answered();
  expect(document.body.innerHTML).toBe('<main>anew</main>');
  expect(failed).not.toHaveBeenCalled();
  takeAway();
  await answered();
  expect(document.body.innerHTML).toBe('<main>anew</main>');
});

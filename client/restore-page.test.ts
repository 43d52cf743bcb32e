import { restorePage } from './restore-page';

/** Waits for pending MutationObserver callbacks. */
const flushObservers = () => new Promise((resolve) => setTimeout(resolve));

const observe = jest.spyOn(MutationObserver.prototype, 'observe');

/** Otherwise observers of earlier tests would still be connected. */
afterEach(() => {
  for (const observer of observe.mock.contexts) {
    if (observer instanceof MutationObserver) observer.disconnect();
  }
});

/** Starts with no body, as while the document is still being parsed. */
async function parsePageGradually(): Promise<void> {
  document.body.remove();
  restorePage(document);
  document.documentElement.append(document.createElement('body'));
  await flushObservers();
  document.body.className = 'page';
  document.body.innerHTML =
    '<header>menu</header><main><input id="name"><input id="email"></main><footer>end</footer>';
  document.title = 'Payroll';
  document.documentElement.lang = 'ja';
  delete document.documentElement.dataset.hydration;
  await flushObservers();
}

/** `failed` on a page that nothing hydrates. */
const hydrationState = () => document.documentElement.dataset.hydration;

function field(id = 'name'): HTMLInputElement {
  const input = document.querySelector<HTMLInputElement>(`#${id}`);
  if (!input) throw new Error('no field');
  return input;
}

/** Removes the page as React does after an uncaught error. */
function removePage(message = ''): void {
  document.body.innerHTML = message;
  document.body.removeAttribute('class');
  document.documentElement.removeAttribute('lang');
  document.title = '';
}

test.each(['', '<h1>This page could not load</h1>'])(
  'a page that the framework replaced by %j is restored as it was left',
  async (message) => {
    await parsePageGradually();
    const input = field();
    input.value = 'Ana';
    input.focus();
    removePage(message);
    await flushObservers();
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
    expect(hydrationState()).toBe('failed');
  },
);

test.each([
  ['and is the one restored after hydration', true],
  ['but the first one is restored before hydration', false],
])('a main area that React renders again gets the typed text, %s', async (_, isHydrated) => {
  await parsePageGradually();
  field().value = 'Ana';
  document.body.innerHTML = '<main class="anew"><input id="name"><input id="email"></main>';
  await flushObservers();
  expect(field().value).toBe('Ana');
  expect(hydrationState()).toBeUndefined();
  if (isHydrated) {
    window.hydrated = true;
    dispatchEvent(new Event('hydrated'));
  }
  field('email').value = 'ana@visitor.example';
  removePage();
  await flushObservers();
  delete window.hydrated;
  expect(document.querySelector('main')?.classList.contains('anew')).toBe(isHydrated);
  expect(field().value).toBe('Ana');
  expect(field('email').value).toBe('ana@visitor.example');
});

test('a page whose body is replaced by an empty one is restored', async () => {
  await parsePageGradually();
  const input = field();
  input.value = 'Ana';
  document.body.replaceWith(document.createElement('body'));
  await flushObservers();
  expect(field()).toBe(input);
  expect(document.body).toHaveClass('page');
});

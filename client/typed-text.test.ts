import { addTypedTextToMail, restoreTypedText } from './typed-text';

const form = `
  <form>
    <label for="n">Name<span> *</span></label><input id="n" name="name">
    <p><a href="mailto:a@firm.example" data-mail-form><span>write</span></a></p>
  </form>
  <a id="other" href="mailto:a@firm.example">mail</a>`;

function field(): HTMLInputElement {
  const element = document.querySelector('input');
  if (element === null) throw new Error('no field');
  return element;
}

function type(text: string): void {
  field().value = text;
  field().dispatchEvent(new Event('input', { bubbles: true }));
}

function hydrate(): void {
  window.hydrated = true;
  window.dispatchEvent(new Event('hydrated'));
}

beforeAll(() => {
  restoreTypedText(document);
  addTypedTextToMail(document);
  // jsdom cannot follow links.
  window.addEventListener('click', (event) => event.preventDefault());
});

beforeEach(() => {
  delete window.hydrated;
  document.body.innerHTML = form;
});

test('fields that React leaves in place keep what was typed meanwhile', () => {
  type('Ana');
  field().value = 'Ana Reyes';
  hydrate();
  expect(field().value).toBe('Ana Reyes');
});

test('what a visitor clears later stays clear', () => {
  type('Ana');
  hydrate();
  type('');
  hydrate();
  expect(field().value).toBe('');
});

function mailOf(selector: string): string | null {
  document.querySelector<HTMLElement>(selector)?.click();
  return document.querySelector('a[data-mail-form]')?.getAttribute('href') ?? null;
}

test('the e-mail has what the form holds when its link is clicked', () => {
  type('Ana');
  mailOf('a span');
  type('Bo');
  expect(mailOf('a span')).toBe('mailto:a@firm.example?body=Name%3A%20Bo');
});

test('e-mail links outside a form stay as they are', () => {
  type('Ana');
  expect(mailOf('#other')).toBe('mailto:a@firm.example');
  expect(document.querySelector('#other')).toHaveAttribute('href', 'mailto:a@firm.example');
});

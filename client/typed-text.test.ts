import { mailTypedText, restoreTypedText } from './typed-text';

const form = `
  <form>
    <label for="n">Name<span> *</span></label><input id="n" name="name">
    <label for="s">Service<span> (optional)</span></label>
    <select id="s" name="service"><option value="">choose</option><option value="tax">Tax &amp; VAT</option></select>
    <label for="c">Company</label><input id="c" name="company">
    <label for="m">Message</label><textarea id="m" name="message"></textarea>
    <button type="submit">send</button>
    <p><a href="mailto:a@firm.example" data-mail-form><span>write</span></a></p>
  </form>
  <a id="other" href="mailto:a@firm.example">mail</a>`;

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function field(id: string): Field {
  const element = document.querySelector<Field>(`#${id}`);
  if (element === null) throw new Error(`no field ${id}`);
  return element;
}

function type(id: string, text: string): void {
  field(id).value = text;
  field(id).dispatchEvent(new Event('input', { bubbles: true }));
}

function hydrate(): void {
  window.hydrated = true;
  window.dispatchEvent(new Event('hydrated'));
}

beforeAll(() => {
  restoreTypedText(document);
  mailTypedText(document);
  // jsdom cannot follow links.
  window.addEventListener('click', (event) => event.preventDefault());
});

beforeEach(() => {
  delete window.hydrated;
  document.body.innerHTML = form;
});

test('fields that React renders anew hold what was typed', () => {
  type('n', 'Ana');
  type('s', 'tax');
  type('m', 'a\nb');
  document.body.innerHTML = form;
  hydrate();
  expect([field('n').value, field('s').value, field('m').value]).toEqual(['Ana', 'tax', 'a\nb']);
});

test('fields that React leaves in place keep what was typed meanwhile', () => {
  type('n', 'Ana');
  field('n').value = 'Ana Reyes';
  hydrate();
  expect(field('n').value).toBe('Ana Reyes');
});

test('what a visitor clears later stays clear', () => {
  type('n', 'Ana');
  hydrate();
  type('n', '');
  hydrate();
  expect(field('n').value).toBe('');
});

function mailOf(selector: string): string | null {
  document.querySelector<HTMLElement>(selector)?.click();
  return document.querySelector('a[data-mail-form]')?.getAttribute('href') ?? null;
}

test('the e-mail names each field that is filled in as its label does', () => {
  type('n', ' Ana & Bo ');
  type('s', 'tax');
  type('m', 'one\ntwo');
  expect(mailOf('a span')).toBe(
    `mailto:a@firm.example?body=${encodeURIComponent('Name: Ana & Bo\r\nService: Tax & VAT\r\nMessage: one\r\ntwo')}`,
  );
});

test('the e-mail has what the form holds when its link is clicked', () => {
  type('n', 'Ana');
  mailOf('a span');
  type('n', 'Bo');
  expect(mailOf('a span')).toBe('mailto:a@firm.example?body=Name%3A%20Bo');
});

test('e-mail links outside a form stay as they are', () => {
  type('n', 'Ana');
  expect(mailOf('#other')).toBe('mailto:a@firm.example');
  expect(document.querySelector('#other')).toHaveAttribute('href', 'mailto:a@firm.example');
});

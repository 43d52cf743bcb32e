import { keepStillParts } from './still-parts';

/** Lets what observes the page answer. */
const answered = () => new Promise((resolve) => setTimeout(resolve));

const page = '<p data-still="0">one <b>two</b></p><p data-still="1">three</p>';

beforeEach(() => {
  document.body.innerHTML = page;
  keepStillParts(document);
});

test('content comes back into a page that is made anew', async () => {
  document.body.innerHTML = '<div><p data-still="0"></p></div><p data-still="1"></p>';
  await answered();
  expect(document.body.innerHTML).toBe(`<div>${page.replace('</p>', '</p></div>')}`);
});

test('and again', async () => {
  for (const _ of [1, 2]) {
    document.body.innerHTML = '<p data-still="1"></p>';
    await answered();
  }
  expect(document.body.innerHTML).toBe('<p data-still="1">three</p>');
});

test('what is shown a second time does not leave its first place', async () => {
  document.body.insertAdjacentHTML('beforeend', '<p data-still="0"></p>');
  await answered();
  expect(document.body.innerHTML).toBe(`${page}<p data-still="0">one <b>two</b></p>`);
});

test('other elements are left as they are', async () => {
  document.body.innerHTML = '<p></p><p data-still="7"></p>';
  await answered();
  expect(document.body.innerHTML).toBe('<p></p><p data-still="7"></p>');
});

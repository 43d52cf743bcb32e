import { keepTicks } from './checklist';

/** A page with a checklist of three boxes. @returns its boxes */
function open(): HTMLInputElement[] {
  document.body.innerHTML = `
    <section id="checklist" data-checklist="articles/a">
      ${'<label><input type="checkbox"> Act</label>'.repeat(3)}
    </section>`;
  keepTicks(document);
  return [...document.querySelectorAll('input')];
}

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('ticks are kept in the browser, and set again when the document is opened', () => {
  const [first, , third] = open();
  first?.click();
  third?.click();
  expect(open().map(({ checked }) => checked)).toEqual([true, false, true]);
  document.querySelectorAll('input')[0]?.click();
  document.querySelectorAll('input')[2]?.click();
  expect(localStorage).toHaveLength(0);
  expect(open().some(({ checked }) => checked)).toBe(false);
});

test('where storage is blocked, boxes can be ticked all the same', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('blocked');
  });
  const [box] = open();
  box?.click();
  expect(box).toBeChecked();
});

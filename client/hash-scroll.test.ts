import { scrollToHash } from './hash-scroll';

const scroll = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  scroll.mockClear();
  Element.prototype.scrollIntoView = scroll;
  document.body.innerHTML = '<h2 id="team">a</h2><h2 id="100%">b</h2><h2 id="日本">c</h2>';
});

afterEach(() => {
  jest.useRealTimers();
  window.scrollY = 0;
});

function open(hash: string) {
  window.history.replaceState(null, '', `/about${hash}`);
  scrollToHash();
}

test('after 100 ms, not before, it scrolls to what the address names (spec §2, §9)', () => {
  open('#team');
  jest.advanceTimersByTime(99);
  expect(scroll).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(scroll.mock.contexts).toEqual([document.getElementById('team')]);
});

test('an element that appears within that time is found', () => {
  open('#late');
  document.body.insertAdjacentHTML('beforeend', '<p id="late"></p>');
  jest.advanceTimersByTime(100);
  expect(scroll.mock.contexts).toEqual([document.getElementById('late')]);
});

test('encoded and malformed hashes are understood', () => {
  open('#%E6%97%A5%E6%9C%AC');
  open('#100%');
  jest.advanceTimersByTime(100);
  expect(scroll.mock.contexts).toEqual([
    document.getElementById('日本'),
    document.getElementById('100%'),
  ]);
});

test('the movement is left to the style sheet, which knows whether motion is welcome', () => {
  open('#team');
  jest.advanceTimersByTime(100);
  expect(scroll.mock.calls).toEqual([[]]);
});

test.each(['', '#', '#no-such-element', '#%zz'])('with "%s" nothing moves', (hash) => {
  open(hash);
  jest.advanceTimersByTime(1000);
  expect(scroll).not.toHaveBeenCalled();
});

test('who has scrolled meanwhile is not pulled back', () => {
  open('#team');
  window.scrollY = 300;
  jest.advanceTimersByTime(100);
  expect(scroll).not.toHaveBeenCalled();
});

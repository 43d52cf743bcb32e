import { replayEarlyClicks } from './early-clicks';

const answered = jest.fn();

/** What React does when it hydrates: it listens on the document, then its effects run. */
function hydrate(): void {
  document.addEventListener('click', answered);
  window.hydrated = true;
  window.dispatchEvent(new Event('hydrated'));
}

function pressed(): (string | undefined)[] {
  return answered.mock.calls.map(([event]) => event.target.id);
}

beforeEach(() => {
  document.removeEventListener('click', answered);
  answered.mockClear();
  delete window.hydrated;
  document.body.innerHTML = `
    <header><button type="button" id="menu"></button></header>
    <main>
      <button type="button" id="first"><svg></svg></button>
      <button type="button" id="second"></button>
      <form><button type="submit" id="send" disabled></button></form>
    </main>`;
});

test('what is pressed before React hydrates is replayed when it has, once', () => {
  replayEarlyClicks(document);
  document.querySelector('svg')?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  expect(answered).not.toHaveBeenCalled();
  hydrate();
  expect(pressed()).toEqual(['first']);
});

test('what answers the pressing of the mouse is reached as well', () => {
  replayEarlyClicks(document);
  const first = document.getElementById('first');
  first?.click();
  first?.addEventListener('mousedown', answered);
  hydrate();
  expect(answered.mock.calls.map(([event]) => event.type)).toEqual(['mousedown', 'click']);
});

test('of several, the last one counts', () => {
  replayEarlyClicks(document);
  document.getElementById('first')?.click();
  document.getElementById('second')?.click();
  hydrate();
  expect(pressed()).toEqual(['second']);
});

test('a click that React itself would answer while it hydrates is answered once', () => {
  replayEarlyClicks(document);
  document.addEventListener('click', answered);
  document.getElementById('first')?.click();
  expect(answered).not.toHaveBeenCalled();
  hydrate();
  expect(pressed()).toEqual(['first']);
});

test('after that, clicks take their usual way', () => {
  replayEarlyClicks(document);
  hydrate();
  document.getElementById('second')?.click();
  expect(pressed()).toEqual(['second']);
});

test('where React was there first, nothing is kept', () => {
  hydrate();
  replayEarlyClicks(document);
  document.getElementById('first')?.click();
  expect(pressed()).toEqual(['first']);
});

test('other buttons are not its business', () => {
  replayEarlyClicks(document);
  document.addEventListener('click', answered);
  document.getElementById('menu')?.click();
  expect(pressed()).toEqual(['menu']);
});

test('a button that is gone by then is forgotten', () => {
  replayEarlyClicks(document);
  const first = document.getElementById('first');
  first?.click();
  first?.remove();
  hydrate();
  expect(answered).not.toHaveBeenCalled();
});

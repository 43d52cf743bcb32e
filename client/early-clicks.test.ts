import { replayEarlyClicks } from './early-clicks';

const answered = jest.fn();

/** What React does when it hydrates: it listens on the document, then its effects run. */
function hydrate(): void {
  document.addEventListener('click', answered);
  window.hydrated = true;
  window.dispatchEvent(new Event('hydrated'));
}

function answeredIds(): (string | undefined)[] {
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
      <form><button type="submit" id="send"></button></form>
    </main>`;
});

test('of several clicks before hydration, the last one is replayed', () => {
  replayEarlyClicks(document);
  document.getElementById('first')?.click();
  document.getElementById('second')?.click();
  hydrate();
  expect(answeredIds()).toEqual(['second']);
});

test('a click that React itself would answer while it hydrates is answered once', () => {
  replayEarlyClicks(document);
  document.addEventListener('click', answered);
  document.getElementById('first')?.click();
  expect(answered).not.toHaveBeenCalled();
  hydrate();
  expect(answeredIds()).toEqual(['first']);
});

test('clicks on buttons outside the main area are not held back', () => {
  replayEarlyClicks(document);
  document.addEventListener('click', answered);
  document.getElementById('menu')?.click();
  expect(answeredIds()).toEqual(['menu']);
});

test('a click on a button that is gone after hydration is not replayed', () => {
  replayEarlyClicks(document);
  const first = document.getElementById('first');
  first?.click();
  first?.remove();
  hydrate();
  expect(answered).not.toHaveBeenCalled();
});

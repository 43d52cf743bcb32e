import { operateOffer } from './operate-offer';

const bar = '<p>line</p><a href="/ja">link</a><button><span>close</span></button>';

beforeEach(() => {
  localStorage.clear();
  // Those of earlier tests go on watching theirs.
  document.body = document.createElement('body');
  document.body.innerHTML = `<div class="offer" data-stay="en" data-locale="ja">${bar}</div><button>other</button>`;
  operateOffer(document);
});

afterEach(() => jest.restoreAllMocks());

function place(): Element | null {
  return document.querySelector('.offer');
}

test.each(['.offer button', '.offer button span'])('a press of %s closes it for good', (target) => {
  document.querySelector<HTMLElement>(target)?.click();
  expect(place()).toBeEmptyDOMElement();
  expect(place()).not.toHaveAttribute('data-locale');
  expect({ ...localStorage }).toEqual({ locale: 'en' });
});

test('a press that came before this script closes it as well', () => {
  document.body.innerHTML = `<div class="offer" data-stay="en">${bar}</div>`;
  const early = { type: 'click', target: document.querySelector('.offer span') };
  Object.assign(window, { early });
  operateOffer(document);
  delete window.early;
  expect(place()).toBeEmptyDOMElement();
  expect({ ...localStorage }).toEqual({ locale: 'en' });
});

test.each(['.offer p', 'body > button'])('a press of %s does not', (target) => {
  document.querySelector<HTMLElement>(target)?.click();
  expect(place()?.children).toHaveLength(3);
  expect(localStorage).toHaveLength(0);
});

test('where storage is blocked or full, it closes all the same', () => {
  const errors = jest.fn();
  window.addEventListener('error', errors);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  document.querySelector<HTMLElement>('.offer button')?.click();
  window.removeEventListener('error', errors);
  expect(place()).toBeEmptyDOMElement();
  expect(errors).not.toHaveBeenCalled();
});

/** React renders the page anew: its place is another one, and empty. */
async function renderAnew(): Promise<void> {
  place()?.replaceWith(Object.assign(document.createElement('div'), { className: 'offer' }));
  await Promise.resolve();
}

test('where React renders the page anew, the bar moves to its new place', async () => {
  const drawn = [...(place()?.children ?? [])];
  await renderAnew();
  expect([...(place()?.children ?? [])]).toEqual(drawn);
  expect(place()).toHaveAttribute('data-locale', 'ja');
  await renderAnew();
  expect([...(place()?.children ?? [])]).toEqual(drawn);
});

test('what was dismissed stays away', async () => {
  document.querySelector<HTMLElement>('.offer button')?.click();
  await renderAnew();
  expect(place()).toBeEmptyDOMElement();
});

test('other changes of the page leave it alone', async () => {
  document.body.append(document.createElement('p'));
  await Promise.resolve();
  expect(place()?.innerHTML).toBe(bar);
});

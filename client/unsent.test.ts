import { unsentFlag } from '@/lib/inquiries/unsent';
import { loadSendUnsent } from './unsent';

jest.mock('idb-keyval');

const scripts = () => [...document.head.querySelectorAll('script')].map(({ src }) => src);

beforeAll(() => loadSendUnsent(document));

beforeEach(() => {
  document.head.replaceChildren();
  localStorage.clear();
});

afterEach(() => jest.restoreAllMocks());

test('a page loads no script while no inquiry is kept', () => {
  dispatchEvent(new Event('load'));
  expect(scripts()).toEqual([]);
});

test.each(['load', 'online'])('on %s, the script that sends a kept inquiry is loaded', (event) => {
  localStorage.setItem(unsentFlag, '1');
  dispatchEvent(new Event(event));
  expect(scripts()).toEqual([`${location.origin}/send-unsent.js`]);
});

test('without a connection, or with blocked storage, no script is loaded', () => {
  localStorage.setItem(unsentFlag, '1');
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  dispatchEvent(new Event('load'));
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new Error('blocked');
  });
  dispatchEvent(new Event('load'));
  expect(scripts()).toEqual([]);
});

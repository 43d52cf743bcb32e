import { unsentFlag } from '@/lib/inquiries/unsent';
import { sendWaiting } from './unsent';

jest.mock('idb-keyval');

const scripts = () => [...document.head.querySelectorAll('script')].map(({ src }) => src);

beforeAll(() => sendWaiting(document));

beforeEach(() => {
  document.head.replaceChildren();
  localStorage.clear();
});

afterEach(() => jest.restoreAllMocks());

test('a page loads nothing while nothing waits', () => {
  dispatchEvent(new Event('load'));
  expect(scripts()).toEqual([]);
});

test.each(['load', 'online'])('%s: what waits is sent by a script of its own', (event) => {
  localStorage.setItem(unsentFlag, '1');
  dispatchEvent(new Event(event));
  expect(scripts()).toEqual([`${location.origin}/send-unsent.js`]);
});

test('without a connection, or with blocked storage, nothing is tried', () => {
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

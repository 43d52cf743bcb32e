import * as idb from 'idb-keyval';
import { sendInquiry } from './send-inquiry';
import { keepUnsent, sendUnsent, type UnsentInquiry, unsentFlag } from './unsent';

jest.mock('./send-inquiry');
jest.mock('idb-keyval');
const send = jest.mocked(sendInquiry);

/** What the database of the browser holds; jsdom has none. */
const kept = new Map<IDBValidKey, UnsentInquiry>();

const unsent = (id: string, keptAt = Date.now()): UnsentInquiry => ({
  url: '/api/inquiries',
  inquiry: { id, form: 'home', locale: 'de', fields: { name: id } },
  keptAt,
  notice: { title: 'sent', text: '{receipt}' },
});

const days = 24 * 60 * 60 * 1000;
const sent = jest.fn();

beforeEach(() => {
  kept.clear();
  localStorage.clear();
  jest.resetAllMocks();
  jest.mocked(idb.set).mockImplementation(async (id, value) => {
    kept.set(id, value);
  });
  jest.mocked(idb.del).mockImplementation(async (id) => {
    kept.delete(id);
  });
  jest.mocked(idb.entries).mockImplementation(async () => [...kept] as never);
});

test('what is kept is sent once, removed, and told', async () => {
  await keepUnsent(unsent('a'));
  expect(localStorage.getItem(unsentFlag)).not.toBeNull();
  send.mockResolvedValue({ receipt: 'H-1' });
  await sendUnsent(sent);
  await sendUnsent(sent);
  expect(send.mock.calls).toEqual([['/api/inquiries', unsent('a').inquiry]]);
  expect(sent.mock.calls).toEqual([
    [expect.objectContaining({ inquiry: unsent('a').inquiry }), 'H-1'],
  ]);
  expect(kept.size).toBe(0);
  expect(localStorage.getItem(unsentFlag)).toBeNull();
});

test.each(['offline', 'unavailable', 'refused'] as const)('%s: it stays', async (failure) => {
  await keepUnsent(unsent('a'));
  send.mockResolvedValue({ failure });
  await sendUnsent(sent);
  expect(kept.size).toBe(1);
  expect(localStorage.getItem(unsentFlag)).not.toBeNull();
  expect(sent).not.toHaveBeenCalled();
});

test('after seven days it is removed, and not sent', async () => {
  await keepUnsent(unsent('new', Date.now() - 6.9 * days));
  await keepUnsent(unsent('old', Date.now() - 7.1 * days));
  send.mockResolvedValue({ receipt: 'H-1' });
  await sendUnsent(sent);
  expect(send.mock.calls.map(([, { id }]) => id)).toEqual(['new']);
  expect(kept.size).toBe(0);
});

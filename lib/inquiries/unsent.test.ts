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

const day = 24 * 60 * 60 * 1000;
const onSent = jest.fn();

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

test('an inquiry that is kept is sent once, removed, and reported', async () => {
  await keepUnsent(unsent('a'));
  expect(localStorage.getItem(unsentFlag)).not.toBeNull();
  send.mockResolvedValue({ receipt: 'H-1' });
  await sendUnsent(onSent);
  await sendUnsent(onSent);
  expect(send.mock.calls).toEqual([['/api/inquiries', unsent('a').inquiry]]);
  expect(onSent.mock.calls).toEqual([
    [expect.objectContaining({ inquiry: unsent('a').inquiry }), 'H-1'],
  ]);
  expect(kept.size).toBe(0);
  expect(localStorage.getItem(unsentFlag)).toBeNull();
});

test.each(['offline', 'unavailable', 'refused'] as const)(
  'an inquiry that cannot be sent stays: %s',
  async (failure) => {
    await keepUnsent(unsent('a'));
    send.mockResolvedValue({ failure });
    await sendUnsent(onSent);
    expect(kept.size).toBe(1);
    expect(localStorage.getItem(unsentFlag)).not.toBeNull();
    expect(onSent).not.toHaveBeenCalled();
  },
);

test('an inquiry older than seven days is removed, and not sent', async () => {
  await keepUnsent(unsent('new', Date.now() - 6.9 * day));
  await keepUnsent(unsent('old', Date.now() - 7.1 * day));
  send.mockResolvedValue({ receipt: 'H-1' });
  await sendUnsent(onSent);
  expect(send.mock.calls.map(([, { id }]) => id)).toEqual(['new']);
  expect(kept.size).toBe(0);
});

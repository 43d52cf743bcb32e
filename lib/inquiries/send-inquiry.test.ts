import { fetchToken, sendInquiry } from './send-inquiry';

const inquiry = { id: 'i', form: 'home', locale: 'de', token: 't', fields: { name: 'Ana' } };

/** Makes the service answer so. */
function answerWith(status: number, body: unknown) {
  const fetched = jest.fn(async () => ({
    ok: status < 300,
    status,
    json: async () => body,
  }));
  Object.assign(window, { fetch: fetched });
  return fetched;
}

afterEach(() => jest.restoreAllMocks());

test('an inquiry is sent as JSON, without cookies, and its receipt returned', async () => {
  const fetched = answerWith(202, { receipt: 'H-1' });
  expect(await sendInquiry('/api/inquiries', inquiry)).toEqual({ receipt: 'H-1' });
  expect(fetched).toHaveBeenCalledWith(
    '/api/inquiries',
    expect.objectContaining({
      method: 'POST',
      credentials: 'omit',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ name: 'Ana', id: 'i', form: 'home', locale: 'de', token: 't' }),
    }),
  );
});

test.each([
  [202, {}, 'unavailable'],
  [422, { errors: {} }, 'refused'],
  [413, undefined, 'refused'],
  [429, undefined, 'unavailable'],
  [503, undefined, 'unavailable'],
  [404, undefined, 'refused'],
] as const)('the answer %i %j is the failure %s', async (status, body, failure) => {
  answerWith(status, body);
  expect(await sendInquiry('/api/inquiries', inquiry)).toEqual({ failure });
});

test.each([
  [true, 'unavailable'],
  [false, 'offline'],
] as const)('without an answer, while online is %s: %s', async (isOnline, failure) => {
  Object.assign(window, { fetch: () => Promise.reject(new TypeError('network')) });
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  expect(await sendInquiry('/api/inquiries', inquiry)).toEqual({ failure });
});

test('a token is fetched; it is undefined where the service gives none', async () => {
  const fetched = answerWith(200, { token: 't' });
  expect(await fetchToken('/api/inquiries')).toBe('t');
  expect(fetched).toHaveBeenCalledWith('/api/inquiries/token', expect.anything());
  answerWith(503, {});
  expect(await fetchToken('/api/inquiries')).toBeUndefined();
  Object.assign(window, { fetch: () => Promise.reject(new TypeError('network')) });
  expect(await fetchToken('/api/inquiries')).toBeUndefined();
});

import { keepRun, readLastRun } from './last-run';

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('what was kept is read again, each scope by itself', () => {
  expect(readLastRun('all')).toEqual({ kind: 'none' });
  expect(keepRun('all', ['noindex /a '])).toBe(true);
  expect(keepRun('known-ja', [])).toBe(true);
  expect(readLastRun('all')).toEqual({ kind: 'run', identities: ['noindex /a '] });
  expect(readLastRun('known-ja')).toEqual({ kind: 'run', identities: [] });
  expect(readLastRun('known-en')).toEqual({ kind: 'none' });
});

test.each(['', 'x', '{}', '[1]', 'null', '"text"'])(
  'what is no run counts for nothing: %s',
  (text) => {
    keepRun('all', []);
    const [key = ''] = Object.keys({ ...localStorage });
    localStorage.setItem(key, text);
    expect(readLastRun('all')).toEqual({ kind: 'none' });
  },
);

test('storage that is blocked is told apart from storage that is empty', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(readLastRun('all')).toEqual({ kind: 'blocked' });
});

test('storage that is full says so', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(keepRun('all', ['x'])).toBe(false);
});

import { storedRejections, storeRejections, uniteRejections } from './stored-rejections';

const first = { source: '/a', target: '/b' };
const second = { source: '/a', target: '/c' };

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

test('what is stored is found again', () => {
  expect(storedRejections()).toEqual([]);
  storeRejections([first, second]);
  expect(storedRejections()).toEqual([first, second]);
});

test.each([
  ['no JSON', '{', []],
  ['no list', '{"source":"/a","target":"/b"}', []],
  [
    'no rejections in part',
    JSON.stringify([null, 'x', { source: '/a' }, { source: 1, target: '/b' }, first]),
    [first],
  ],
])('%s: what can be read is read', (_, stored, expected) => {
  localStorage.setItem('rejected-links', stored);
  expect(storedRejections()).toEqual(expected);
});

test('blocked storage has nothing and stops nothing', () => {
  for (const method of ['getItem', 'setItem'] as const) {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new Error('blocked');
    });
  }
  expect(storedRejections()).toEqual([]);
  expect(() => storeRejections([first])).not.toThrow();
});

test('united, each stands once', () => {
  expect(uniteRejections([first], [second, { ...first }])).toEqual([first, second]);
});

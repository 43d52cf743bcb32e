/** @jest-environment node */
import { addressTrail } from './address-trail';

test.each([
  ['https://example.com/', 'https://example.com'],
  ['https://example.com/de/articles/tax?page=2#vat', 'https://example.com › de › articles › tax'],
  ['http://localhost:8080/%E7%A8%8E', 'http://localhost:8080 › 税'],
  ['https://example.com/%zz', 'https://example.com › %zz'],
])('%s', (url, trail) => {
  expect(addressTrail(url)).toBe(trail);
});

test('a path alone is no address', () => {
  expect(() => addressTrail('/about')).toThrow('Invalid URL');
});

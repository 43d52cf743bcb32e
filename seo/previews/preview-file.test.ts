/** @jest-environment node */
import { previewFile } from './preview-file';

const page = { locale: 'ja', path: '/visa-processing', title: 'ビザ' } as const;

test('the URL of a preview image says which page it is of', () => {
  expect(previewFile(page)).toMatch(/^\/previews\/ja\/visa-processing-[0-9a-f]{8}\.png$/);
  expect(previewFile({ ...page, locale: 'en', path: '/' })).toMatch(
    /^\/previews\/en\/home-[0-9a-f]{8}\.png$/,
  );
  expect(previewFile({ ...page, locale: 'en', path: '/articles/a-b' })).toMatch(
    /^\/previews\/en\/articles\/a-b-[0-9a-f]{8}\.png$/,
  );
});

test('the hash in the URL changes with the title and with nothing else of the page', () => {
  const hashOf = (file: string) => file.slice(-12);
  expect(hashOf(previewFile({ ...page, title: 'ビザ申請' }))).not.toBe(hashOf(previewFile(page)));
  expect(hashOf(previewFile({ ...page, path: '/about' }))).toBe(hashOf(previewFile(page)));
});

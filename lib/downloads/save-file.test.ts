import { saveFile } from './save-file';

test('the browser is given a link to what was made, and its address is freed later', async () => {
  jest.useFakeTimers();
  const blobs: Blob[] = [];
  const freed: string[] = [];
  // jsdom has neither of these.
  URL.createObjectURL = (blob: Blob) => {
    blobs.push(blob);
    return 'blob:made';
  };
  URL.revokeObjectURL = (url) => void freed.push(url);
  const clicked: [string, string][] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    clicked.push([this.href, this.download]);
  });
  saveFile('a.txt', ['one\n', 'two\n'], 'text/plain');
  expect(clicked).toEqual([['blob:made', 'a.txt']]);
  expect(blobs.map(({ type, size }) => ({ type, size }))).toEqual([
    { type: 'text/plain', size: 8 },
  ]);
  expect(freed).toEqual([]);
  jest.runAllTimers();
  expect(freed).toEqual(['blob:made']);
});

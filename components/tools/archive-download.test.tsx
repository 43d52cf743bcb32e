import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { zipSync } from 'fflate';
import { renderToString } from 'react-dom/server';
import { type LoadedFiles, loadFiles, type RemoteFile } from '@/lib/downloads/load-files';
import { saveFile } from '@/lib/downloads/save-file';
import { ArchiveDownload } from './archive-download';

jest.mock('fflate');
jest.mock('@/lib/downloads/load-files');
jest.mock('@/lib/downloads/save-file');

const load = jest.mocked(loadFiles);
const save = jest.mocked(saveFile);
const pack = jest.mocked(zipSync);

const texts = {
  start: 'start',
  cancel: 'cancel',
  retry: 'retry',
  loading: 'loading',
  progress: '{done} of {total}',
  outcomes: {
    complete: 'complete',
    partial: 'only {done}',
    nothing: 'nothing',
    packingFailed: 'packing failed',
    canceled: 'canceled',
  },
  missing: 'missing files',
  failures: {
    offline: 'no connection',
    missing: 'not there',
    timeout: 'no answer',
    failed: 'refused',
  },
};

const files: RemoteFile[] = ['a', 'b', 'c', 'd'].map((name) => ({ name, url: `/${name}` }));

/** What arrives when all files do but the missing ones. */
function arrived(wanted: readonly RemoteFile[], missing: string[] = []): LoadedFiles {
  const present = wanted.filter(({ name }) => !missing.includes(name));
  return {
    contents: new Map(present.map(({ name }) => [name, new Uint8Array([1])])),
    failed: wanted
      .filter(({ name }) => missing.includes(name))
      .map((file) => ({ file, failure: 'missing' })),
  };
}

/** A load that stays under way until the test ends it. */
function pendingLoad() {
  let finish = () => {};
  load.mockImplementationOnce(
    (wanted, { signal }) =>
      new Promise((resolve, reject) => {
        finish = () => resolve(arrived(wanted));
        signal.addEventListener('abort', () => reject(signal.reason));
      }),
  );
  return { finish: () => act(async () => finish()) };
}

const button = (name: string) => screen.getByRole('button', { name });
const status = () => screen.getByRole('status').textContent;
/** The names in the archives that were saved. */
const packed = () => pack.mock.calls.map(([contents]) => Object.keys(contents));

beforeEach(() => {
  load.mockImplementation(async (wanted) => arrived(wanted));
  pack.mockReturnValue(new Uint8Array());
  render(<ArchiveDownload files={files} archive="all.zip" texts={texts} failureIcon={null} />);
});

afterEach(() => jest.resetAllMocks());

test('before hydration the button looks and can be pressed as afterwards', () => {
  const page = document.createElement('div');
  page.innerHTML = renderToString(
    <ArchiveDownload files={files} archive="all.zip" texts={texts} failureIcon={null} />,
  );
  expect(page.querySelector('button')).toBeEnabled();
});

test('files that cannot be packed are not passed off as saved', async () => {
  pack.mockImplementationOnce(() => {
    throw new Error('no room');
  });
  await userEvent.click(button('start'));
  expect(status()).toBe('packing failed');
  expect(save).not.toHaveBeenCalled();
});

test('a canceled retry keeps what had arrived', async () => {
  load.mockImplementationOnce(async (wanted) => arrived(wanted, ['b', 'c']));
  await userEvent.click(button('start'));
  pendingLoad();
  await userEvent.click(button('retry'));
  await userEvent.click(button('cancel'));
  expect(status()).toBe('canceled');
  const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(items).toEqual(['bnot there', 'cnot there']);
  await userEvent.click(button('retry'));
  expect(load.mock.lastCall?.[0]).toEqual([files[1], files[2]]);
  expect(packed().at(-1)).toEqual(['a', 'b', 'c', 'd']);
  expect(status()).toBe('complete');
});

test('a second press during a download does nothing, and the focus is not lost when it ends', async () => {
  const pending = pendingLoad();
  await userEvent.click(button('start'));
  expect(button('start')).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(button('start'));
  button('cancel').focus();
  await pending.finish();
  expect(button('start')).toHaveFocus();
  expect(load).toHaveBeenCalledTimes(1);
  expect(save).toHaveBeenCalledTimes(1);
});

import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type LoadedFiles, loadFiles, type RemoteFile } from '@/lib/downloads/load-files';
import { saveFile } from '@/lib/downloads/save-file';
import { zip } from '@/lib/downloads/zip';
import { ArchiveDownload } from './archive-download';

jest.mock('@/lib/downloads/load-files');
jest.mock('@/lib/downloads/save-file');
jest.mock('@/lib/downloads/zip');

const load = jest.mocked(loadFiles);
const save = jest.mocked(saveFile);
const pack = jest.mocked(zip);

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

/** What arrives when all do but some. */
function arrived(wanted: readonly RemoteFile[], missing: string[] = []): LoadedFiles {
  const there = wanted.filter(({ name }) => !missing.includes(name));
  return {
    contents: new Map(there.map(({ name }) => [name, new Uint8Array([1])])),
    failed: wanted
      .filter(({ name }) => missing.includes(name))
      .map((file) => ({ file, failure: 'missing' })),
  };
}

/** A load that stays under way until the test ends it. */
function pendingLoad() {
  let settle = (_count: number) => {};
  let finish = (_missing: string[]) => {};
  load.mockImplementationOnce(
    (wanted, { signal, onSettled }) =>
      new Promise((resolve, reject) => {
        settle = onSettled;
        finish = (missing) => resolve(arrived(wanted, missing));
        signal.addEventListener('abort', () => reject(signal.reason));
      }),
  );
  return {
    settle: (count: number) => act(() => settle(count)),
    finish: (missing: string[] = []) => act(async () => finish(missing)),
  };
}

const button = (name: string) => screen.getByRole('button', { name });
const status = () => screen.getByRole('status').textContent;
/** The names in the archives that were saved. */
const packed = () => pack.mock.calls.map(([contents]) => [...contents.keys()]);

beforeEach(() => {
  load.mockImplementation(async (wanted) => arrived(wanted));
  pack.mockReturnValue([]);
  render(<ArchiveDownload files={files} archive="all.zip" texts={texts} failureIcon={null} />);
});

afterEach(() => jest.resetAllMocks());

test('all files are fetched and saved as one archive', async () => {
  expect(status()).toBe('');
  await userEvent.click(button('start'));
  expect(load.mock.calls.map(([wanted]) => wanted)).toEqual([files]);
  expect(packed()).toEqual([['a', 'b', 'c', 'd']]);
  expect(save.mock.calls).toEqual([['all.zip', [], 'application/zip']]);
  expect(status()).toBe('complete');
  expect(screen.getByRole('progressbar')).toHaveAttribute('data-state', 'complete');
});

test('progress goes from unknown to complete, and only start and end are announced', async () => {
  const pending = pendingLoad();
  await userEvent.click(button('start'));
  const bar = () => screen.getByRole('progressbar', { name: 'loading' });
  expect(bar()).toHaveAttribute('data-state', 'indeterminate');
  pending.settle(1);
  expect(bar()).toHaveAttribute('aria-valuenow', '25');
  expect(bar()).toHaveAttribute('aria-valuetext', '1 of 4');
  expect(status()).toBe('loading');
  pending.settle(4);
  expect(bar()).toHaveAttribute('data-state', 'complete');
  expect(status()).toBe('loading');
  await pending.finish();
  expect(status()).toBe('complete');
});

test('files that are missing are named and the others saved; another attempt saves all, in order', async () => {
  load.mockImplementationOnce(async (wanted) => arrived(wanted, ['b', 'c']));
  await userEvent.click(button('start'));
  expect(status()).toBe('only 2');
  expect(packed()).toEqual([['a', 'd']]);
  expect(screen.getByRole('heading', { name: 'missing files' })).toBeVisible();
  const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(items).toEqual(['bnot there', 'cnot there']);
  await userEvent.click(button('retry'));
  expect(load.mock.lastCall?.[0]).toEqual([files[1], files[2]]);
  expect(packed().at(-1)).toEqual(['a', 'b', 'c', 'd']);
  expect(status()).toBe('complete');
  expect(screen.queryByRole('listitem')).toBeNull();
  expect(button('start')).toHaveFocus();
});

test('an attempt that brings nothing saves nothing', async () => {
  const names = files.map(({ name }) => name);
  load.mockImplementationOnce(async (wanted) => arrived(wanted, names));
  await userEvent.click(button('start'));
  expect(status()).toBe('nothing');
  expect(screen.getAllByRole('listitem')).toHaveLength(4);
  expect(save).not.toHaveBeenCalled();
});

test('files that cannot be packed are not passed off as saved', async () => {
  pack.mockImplementationOnce(() => {
    throw new Error('no room');
  });
  await userEvent.click(button('start'));
  expect(status()).toBe('packing failed');
  expect(save).not.toHaveBeenCalled();
});

test('a download can be canceled, keeps the focus, and starts anew', async () => {
  pendingLoad();
  await userEvent.click(button('start'));
  button('cancel').focus();
  await userEvent.keyboard('{Enter}');
  expect(status()).toBe('canceled');
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(button('start')).toHaveFocus();
  expect(save).not.toHaveBeenCalled();
  await userEvent.click(button('start'));
  expect(status()).toBe('complete');
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

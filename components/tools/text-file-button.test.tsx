import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { saveFile } from '@/lib/downloads/save-file';
import { TextFileButton } from './text-file-button';

jest.mock('@/lib/downloads/save-file');

test('the lines are saved, one below the other, and that is announced', async () => {
  render(<TextFileButton lines={['check', 'work']} file="names.txt" label="save" saved="done" />);
  expect(screen.getByRole('status')).toHaveTextContent(/^$/);
  await userEvent.click(screen.getByRole('button', { name: 'save' }));
  expect(jest.mocked(saveFile).mock.calls).toEqual([
    ['names.txt', ['check\nwork\n'], 'text/plain;charset=utf-8'],
  ]);
  expect(screen.getByRole('status')).toHaveTextContent('done');
});

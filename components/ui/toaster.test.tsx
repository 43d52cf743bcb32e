import { act, fireEvent, render, screen } from '@testing-library/react';
import { toast } from 'react-hot-toast/headless';
import { showError, showSuccess, Toaster } from './toaster';

const icons = { success: <i>a check</i>, error: <i>a mark</i> };
const message = { title: 'a title', text: 'a text' };

function wait(milliseconds: number) {
  act(() => jest.advanceTimersByTime(milliseconds));
}

beforeEach(() => {
  jest.useFakeTimers();
  render(<Toaster label="notifications" dismiss="dismiss" icons={icons} />);
});

afterEach(() => {
  act(() => toast.remove());
  jest.useRealTimers();
});

test('a success disappears by itself; a failure stays longer', () => {
  act(() => showSuccess({ ...message, title: 'success' }));
  act(() => showError({ ...message, title: 'failure' }));
  wait(5000);
  expect(screen.getByText('success')).toBeVisible();
  wait(5000);
  expect(screen.queryByText('success')).not.toBeInTheDocument();
  expect(screen.getByText('failure')).toBeVisible();
  wait(10_000);
  expect(screen.queryByText('failure')).not.toBeInTheDocument();
});

test('of several failures the last one is shown, until something succeeds', () => {
  act(() => showError({ title: 'one failure' }));
  act(() => showError({ title: 'another failure' }));
  expect(screen.queryByText('one failure')).not.toBeInTheDocument();
  expect(screen.getByText('another failure')).toBeVisible();
  act(() => showSuccess(message));
  expect(screen.queryByText('another failure')).not.toBeInTheDocument();
  expect(screen.getByText(message.title)).toBeVisible();
});

test('a toast stays while the pointer is on it (WCAG 2.2.1)', () => {
  act(() => showSuccess(message));
  const item = screen.getByText(message.title);
  fireEvent.mouseEnter(item.closest('[role=status] > *') ?? item);
  wait(60_000);
  expect(screen.getByText(message.title)).toBeVisible();
  fireEvent.mouseLeave(item.closest('[role=status] > *') ?? item);
  wait(60_000);
  expect(screen.queryByText(message.title)).not.toBeInTheDocument();
});

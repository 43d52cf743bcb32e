import { act, fireEvent, render, screen, within } from '@testing-library/react';
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

test('the live region is in the page before the first toast, so that screen readers announce it', () => {
  const region = within(screen.getByRole('region', { name: 'notifications' }));
  expect(region.getByRole('status')).toBeEmptyDOMElement();
});

test.each([
  ['success', showSuccess, 'a check'],
  ['failure', showError, 'a mark'],
])('%s appears in the live region with icon, title and text', (_, show, icon) => {
  act(() => show(message));
  const status = within(screen.getByRole('status'));
  expect(status.getByText(icon)).toBeVisible();
  expect(status.getByText(message.title)).toBeVisible();
  expect(status.getByText(message.text)).toBeVisible();
});

test('a toast can be dismissed', () => {
  act(() => showError(message));
  fireEvent.click(screen.getByRole('button', { name: 'dismiss' }));
  expect(screen.queryByText(message.title)).not.toBeInTheDocument();
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

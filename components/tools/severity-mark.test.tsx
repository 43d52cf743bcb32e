import { render, screen } from '@testing-library/react';
import type { CheckStatus } from '@/seo/audit/audit-result';
import { SeverityMark } from './severity-mark';

const statuses = [
  'good',
  'warning',
  'error',
  'notApplicable',
  'unverified',
] as const satisfies readonly CheckStatus[];

function drawing(status: CheckStatus): string | undefined {
  const { container, unmount } = render(<SeverityMark severity={status} label={status} />);
  const paths = [...container.querySelectorAll('path')].map((path) => path.getAttribute('d'));
  unmount();
  return paths.join();
}

test('each has a shape of its own', () => {
  expect(new Set(statuses.map(drawing)).size).toBe(statuses.length);
});

test.each(statuses)('%s: the word is read, the drawing is not', (status) => {
  const { container } = render(<SeverityMark severity={status} label="the word" />);
  expect(screen.getByText('the word')).not.toHaveClass('sr-only');
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  expect(container.querySelector('[style]')).toBeNull();
});

test('the word can be left to screen readers', () => {
  render(<SeverityMark severity="error" label="Error" hiddenLabel />);
  expect(screen.getByText('Error')).toHaveClass('sr-only');
});

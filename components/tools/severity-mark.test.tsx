import { render, screen } from '@testing-library/react';
import type { CheckStatus } from '@/seo/audit/audit-result';
import { SeverityMark } from './severity-mark';

const statuses: readonly CheckStatus[] = [
  'good',
  'warning',
  'error',
  'notApplicable',
  'unverified',
];

test('each has a shape of its own, which is not read, and a word, which is', () => {
  const drawings = statuses.map((status) => {
    const { container } = render(<SeverityMark severity={status} label={`is ${status}`} />);
    expect(screen.getByText(`is ${status}`)).not.toHaveClass('sr-only');
    expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
    return [...container.querySelectorAll('path')].map((path) => path.getAttribute('d')).join();
  });
  expect(new Set(drawings).size).toBe(statuses.length);
});

test('the word can be left to screen readers', () => {
  render(<SeverityMark severity="error" label="Error" hiddenLabel />);
  expect(screen.getByText('Error')).toHaveClass('sr-only');
});

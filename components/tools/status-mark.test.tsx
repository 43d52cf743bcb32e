import { render, screen } from '@testing-library/react';
import { StatusMark } from './status-mark';

test('each status has a drawing of its own, hidden from screen readers, and a label, which is not', () => {
  const statuses = ['good', 'warning', 'error', 'notApplicable', 'unverified'] as const;
  const drawings = statuses.map((status) => {
    const { container } = render(
      <StatusMark status={status} label={`is ${status}`} hiddenLabel={status === 'error'} />,
    );
    const label = screen.getByText(`is ${status}`);
    expect(label.classList.contains('sr-only')).toBe(status === 'error');
    expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
    return [...container.querySelectorAll('path')].map((path) => path.getAttribute('d')).join();
  });
  expect(new Set(drawings).size).toBe(statuses.length);
});

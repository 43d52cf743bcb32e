import { render, screen } from '@testing-library/react';
import { SeverityMark } from './severity-mark';

test('each has a shape of its own, which is not read, and a word, which is', () => {
  const statuses = ['good', 'warning', 'error', 'notApplicable', 'unverified'] as const;
  const drawings = statuses.map((status) => {
    const { container } = render(
      <SeverityMark severity={status} label={`is ${status}`} hiddenLabel={status === 'error'} />,
    );
    const label = screen.getByText(`is ${status}`);
    expect(label.classList.contains('sr-only')).toBe(status === 'error');
    expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
    return [...container.querySelectorAll('path')].map((path) => path.getAttribute('d')).join();
  });
  expect(new Set(drawings).size).toBe(statuses.length);
});

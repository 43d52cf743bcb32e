import { render, screen } from '@testing-library/react';
import { ProgressBar } from './progress-bar';

function bar(value: number | undefined): HTMLElement {
  render(<ProgressBar label="Files" value={value} text="some of them" />);
  return screen.getByRole('progressbar', { name: 'Files' });
}

test.each([
  [undefined, 'indeterminate'],
  [0, 'loading'],
  [99, 'loading'],
  [100, 'complete'],
] as const)('at %s it is %s', (value, state) => {
  const element = bar(value);
  expect(element).toHaveAttribute('data-state', state);
  expect(element).toHaveAttribute('aria-valuemin', '0');
  expect(element).toHaveAttribute('aria-valuemax', '100');
  if (value === undefined) {
    expect(element).not.toHaveAttribute('aria-valuenow');
    expect(element).not.toHaveAttribute('aria-valuetext');
  } else {
    expect(element).toHaveAttribute('aria-valuenow', String(value));
    expect(element).toHaveAttribute('aria-valuetext', 'some of them');
  }
  expect(element.querySelector('rect')).toHaveAttribute('width', String(value ?? 0));
});

import { render } from '@testing-library/react';
import { iconNames } from '@/content/icons';
import { Icon } from './icon';

test('each name is there once', () => {
  expect(new Set(iconNames).size).toBe(iconNames.length);
});

test.each(iconNames)('%s is drawn, hidden from assistive technology, in the one stroke', (name) => {
  const { container } = render(<Icon name={name} />);
  const svg = container.querySelector('svg');
  expect(svg).toHaveAttribute('aria-hidden', 'true');
  expect(svg).toHaveAttribute('viewBox', '0 0 24 24');
  expect(svg).toHaveClass('icon');
  expect(svg?.querySelectorAll('[stroke-width], [stroke], [style]')).toHaveLength(0);
  expect(svg?.childElementCount).toBeGreaterThan(0);
});

test('no two names look the same', () => {
  const drawings = iconNames.map((name) => render(<Icon name={name} />).container.innerHTML);
  expect(new Set(drawings).size).toBe(iconNames.length);
});

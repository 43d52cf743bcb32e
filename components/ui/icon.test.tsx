import { render } from '@testing-library/react';
import { iconNames } from '@/content/icons';
import { Icon } from './icon';

test('every icon has its own drawing, is hidden from assistive technology, and gets its stroke by class', () => {
  const drawings = iconNames.map((name) => {
    const { container } = render(<Icon name={name} />);
    const svg = container.querySelector('svg');
    expect(svg).toHaveAttribute('aria-hidden', 'true');
    expect(svg).toHaveAttribute('viewBox', '0 0 24 24');
    expect(svg).toHaveClass('icon');
    expect(svg?.querySelectorAll('[stroke-width], [stroke], [style]')).toHaveLength(0);
    expect(svg?.childElementCount).toBeGreaterThan(0);
    return container.innerHTML;
  });
  // No two names look the same.
  expect(new Set(drawings).size).toBe(iconNames.length);
});

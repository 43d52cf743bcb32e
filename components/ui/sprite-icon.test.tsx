import { render } from '@testing-library/react';
import { SpriteIcon } from './sprite-icon';

test('an icon of the sprite is hidden from assistive technology and refers to its drawing', () => {
  const { container } = render(<SpriteIcon name="tourist" size="lg" />);
  const svg = container.querySelector('svg');
  expect(svg).toHaveAttribute('aria-hidden', 'true');
  expect(svg).toHaveClass('icon', 'size-7');
  expect(svg?.querySelector('use')?.getAttribute('href')).toMatch(/#tourist$/);
});

import { render } from '@testing-library/react';
import { Flag } from './flag';

test.each([false, true])(
  'a flag without a drawing shows its country code (in a menu: %s)',
  (isInMenu) => {
    const { container } = render(<Flag flag="xx" isInMenu={isInMenu} />);
    expect(container.querySelector('svg')).toHaveTextContent('XX');
  },
);

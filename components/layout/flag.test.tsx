import { render } from '@testing-library/react';
import { Flag } from './flag';

test.each([false, true])(
  'until a flag is drawn, its letters stand there (menu: %s)',
  (isInMenu) => {
    const { container } = render(<Flag flag="xx" isInMenu={isInMenu} />);
    expect(container.querySelector('svg')).toHaveTextContent('XX');
  },
);

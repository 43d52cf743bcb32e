import { fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { IntentLink } from './intent-link';

const prefetches: unknown[] = [];

jest.mock('next/link', () => ({
  __esModule: true,
  default: ({ prefetch, ...props }: ComponentProps<'a'> & { prefetch?: unknown }) => {
    prefetches.push(prefetch);
    return <a {...props} />;
  },
}));

beforeEach(() => {
  prefetches.length = 0;
  render(
    <IntentLink href="/about" className="look">
      about
    </IntentLink>,
  );
});

test('it is a plain link with what it was given', () => {
  const link = screen.getByRole('link', { name: 'about' });
  expect(link).toHaveAttribute('href', '/about');
  expect(link).toHaveClass('look');
});

test('on sight nothing is fetched ahead', () => {
  expect(prefetches).toEqual([false]);
});

test.each([
  ['hover', () => fireEvent.mouseEnter(screen.getByRole('link'))],
  ['focus', () => fireEvent.focus(screen.getByRole('link'))],
  ['touch', () => fireEvent.touchStart(screen.getByRole('link'))],
])('on %s its page is', (_, intend) => {
  intend();
  // null is the default of next/link: prefetch.
  expect(prefetches).toEqual([false, null]);
});

test('leaving it does not take that back', () => {
  fireEvent.mouseEnter(screen.getByRole('link'));
  fireEvent.mouseLeave(screen.getByRole('link'));
  expect(prefetches.at(-1)).toBeNull();
});

import { screen } from '@testing-library/react';
import { localizedPath } from '@/i18n/paths';
import { renderLocalized } from '@/test/render';
import { LocalLink } from './local-link';

test.each([
  ['en', '/about'],
  ['ja', '/about'],
  ['ja', '/'],
  ['de', '/#services'],
] as const)('in %s, %s is a link in that language', (locale, to) => {
  renderLocalized(<LocalLink to={to}>x</LocalLink>, locale);
  expect(screen.getByRole('link')).toHaveAttribute('href', localizedPath(locale, to));
});

test('a section of the same page stays on the page, in every language', () => {
  renderLocalized(<LocalLink to="#contact">x</LocalLink>, 'ja');
  expect(screen.getByRole('link')).toHaveAttribute('href', '#contact');
});

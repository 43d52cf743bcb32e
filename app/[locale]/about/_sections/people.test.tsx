import { screen } from '@testing-library/react';
import { usePageTexts } from '@/components/texts/use-page-texts';
import { people } from '@/content/people';
import { english } from '@/test/english';
import { renderLocalized } from '@/test/render';
import { People } from './people';

function Section() {
  return <People texts={usePageTexts('about').people} />;
}

const roles = english.common.waysOfWorking.people;

afterEach(() => {
  delete people.accountant;
});

test('until the firm names somebody, a role stands alone, without a picture of a person', () => {
  renderLocalized(<Section />);
  expect(screen.getByRole('heading', { name: roles.accountant.title })).toBeVisible();
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

test('who has a role is shown by name, with role, qualification and portrait', () => {
  const portrait = '/src/assets/people/accountant.webp';
  people.accountant = { name: 'A. Sample', qualification: 'CPA', portrait };
  const { container } = renderLocalized(<Section />);
  expect(screen.getByRole('heading', { name: 'A. Sample' })).toBeVisible();
  expect(screen.getByText(`${roles.accountant.title}, CPA`)).toBeVisible();
  expect(container.querySelector('img')).toHaveAttribute('src', portrait);
});

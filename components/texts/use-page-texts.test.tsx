import { screen } from '@testing-library/react';
import { Children } from 'react';
import { linkPlanFile } from '@/content/link-plan';
import { projectCopy } from '@/test/project-copy';
import { english, renderLocalized } from '@/test/render';
import { unbroken, usePageTexts } from './use-page-texts';

const project = projectCopy('content');

function Texts() {
  const { lead, features } = usePageTexts('accounting');
  return (
    <>
      <p>{lead}</p>
      {Object.values(features.items).map(({ title, description }) => (
        <p key={title}>{description}</p>
      ))}
    </>
  );
}

test('planned links and contextual links differ in their data attributes', () => {
  const anchor = english.services.accounting.lead.split(' ').slice(2, 5).join(' ');
  project.write(linkPlanFile, {
    links: [{ page: '/accounting', anchor, target: '/about' }],
    rejected: [],
  });
  renderLocalized(<Texts />);
  const planned = screen.getByRole('link', { name: anchor });
  expect(planned).toHaveAttribute('href', '/about');
  expect(planned).toHaveAttribute('data-planned', '');
  expect(planned).not.toHaveAttribute('data-contextual');
  const others = screen.getAllByRole('link').filter((link) => link !== planned);
  expect(others.length).toBeGreaterThan(0);
  for (const link of others) {
    expect(link).toHaveAttribute('data-contextual', '');
    expect(link).not.toHaveAttribute('data-planned');
  }
});

function ListItems() {
  const { prepare } = usePageTexts('freeConsultation');
  return Children.map(prepare.items, (item) => <p>{item}</p>);
}

test('a sentence with links and explained terms is one item of a list', () => {
  const { container } = renderLocalized(<ListItems />);
  expect(container.querySelectorAll('dfn, a').length).toBeGreaterThan(0);
  expect(container.querySelectorAll('p')).toHaveLength(
    english.pages.freeConsultation.prepare.items.length,
  );
});

test('a sentence with parts that stay on one line is one item of a list', () => {
  const shown = unbroken('SSS、PhilHealth、Pag-IBIG、BIR: 2–3 days');
  const { container } = renderLocalized(Children.map([shown], (item) => <p>{item}</p>));
  expect(container.querySelectorAll('[data-unbroken]').length).toBeGreaterThan(0);
  expect(container.querySelectorAll('p')).toHaveLength(1);
});

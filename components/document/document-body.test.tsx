import { screen } from '@testing-library/react';
import { renderLocalized } from '@/test/render';
import { DocumentBody } from './document-body';

test('planned links, contextual links and those of the author differ in their data attributes', () => {
  const links = { Planned: { dataPlanned: true }, Contextual: { dataContextual: true }, Own: {} };
  renderLocalized(
    <DocumentBody
      tree={{
        type: 'root',
        children: Object.entries(links).map(([value, properties]) => ({
          type: 'element',
          tagName: 'a',
          properties: { href: '/about', ...properties },
          children: [{ type: 'text', value }],
        })),
      }}
    />,
    'en',
  );
  const attributes = Object.keys(links).map((name) =>
    screen
      .getByRole('link', { name })
      .getAttributeNames()
      .filter((attribute) => attribute.startsWith('data-')),
  );
  expect(attributes).toEqual([['data-planned'], ['data-contextual'], []]);
  expect(screen.getByRole('link', { name: 'Planned' })).toHaveAttribute('href', '/about');
  expect(screen.getByRole('link', { name: 'Planned' })).toHaveAttribute('data-planned', '');
});

import { Children } from 'react';
import { unbroken } from '@/components/ui/unbroken';
import { english } from '@/test/english';
import { renderLocalized } from '@/test/render';
import { usePageTexts } from './use-page-texts';

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

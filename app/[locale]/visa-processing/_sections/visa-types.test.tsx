import { screen, within } from '@testing-library/react';
import { visaTabs } from '@/content/visas';
import { entriesOf } from '@/lib/objects/entries-of';
import { renderLocalized } from '@/test/render';
import { shownTexts } from '@/test/shown-texts';
import { VisaTypes } from './visa-types';

const { comparison, items, labels, tabs } = shownTexts('visa').visaTypes;

test('each tab compares its visa types in a table, whose rows lead to their cards', () => {
  renderLocalized(<VisaTypes />);
  const tables = screen.getAllByRole('table', { hidden: true });
  expect(tables).toHaveLength(3);
  entriesOf(visaTabs).forEach(([tab, visas], index) => {
    const table = tables[index];
    if (!table) throw new Error('no table');
    expect(table.querySelector('caption')?.textContent).toBe(`${tabs[tab]}: ${comparison.caption}`);
    const columns = within(table).getAllByRole('columnheader', { hidden: true });
    expect(columns.map((column) => column.textContent)).toEqual([
      comparison.type,
      labels.permittedStay,
      labels.processing,
      comparison.who,
    ]);
    const rows = within(table).getAllByRole('rowheader', { hidden: true });
    expect(rows.map((row) => row.textContent)).toEqual(visas.map((visa) => items[visa].title));
    for (const row of rows) {
      const target = row.querySelector('a')?.getAttribute('href') ?? '';
      const card = table.closest('[role=tabpanel]')?.querySelector<HTMLElement>(target);
      expect(card?.querySelector('h4')?.textContent).toBe(row.textContent);
      expect(row.parentElement?.querySelectorAll('td')).toHaveLength(3);
    }
  });
});

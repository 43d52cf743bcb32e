import { screen } from '@testing-library/react';
import { visaTabs } from '@/content/visas';
import { shownTexts } from '@/test/page-texts';
import { renderLocalized } from '@/test/render';
import { textsOf } from '@/test/texts';
import { VisaTypes } from './visa-types';

const { items, tabs } = shownTexts('visa').visaTypes;

test('eleven types in three tabs, the temporary ones first (spec §2, §3)', () => {
  renderLocalized(<VisaTypes />);
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(Object.values(tabs));
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent(tabs.temporary);
  const panels = [...document.querySelectorAll<HTMLElement>('[role=tabpanel]')];
  expect(panels).toHaveLength(3);
  Object.values(visaTabs).forEach((keys, index) => {
    const shown = panels[index]?.textContent;
    for (const key of keys) {
      for (const { text } of textsOf(items[key])) {
        expect(shown).toContain(text);
      }
    }
  });
  expect(Object.values(visaTabs).flat()).toHaveLength(11);
});

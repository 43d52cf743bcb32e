import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Tabs } from './tabs';

const tabs = ['one', 'two', 'three'].map((value) => ({
  value,
  label: `tab ${value}`,
  panel: <p>panel {value}</p>,
}));

function selected(): string | null {
  return screen.getByRole('tab', { selected: true }).textContent;
}

function activePanels(): (string | null)[] {
  return [...document.querySelectorAll('[role=tabpanel][data-state=active]')].map(
    (panel) => panel.textContent,
  );
}

beforeEach(() => {
  render(<Tabs tabs={tabs} label="views" />);
});

test('the first tab is active at the start (spec §4), and the list is named', () => {
  expect(screen.getByRole('tablist', { name: 'views' })).toBeVisible();
  expect(selected()).toBe('tab one');
  expect(activePanels()).toEqual(['panel one']);
});

test('every panel is in the document', () => {
  for (const { value } of tabs) expect(screen.getByText(`panel ${value}`)).toBeInTheDocument();
});

test('a click activates a tab, one at a time', async () => {
  await userEvent.click(screen.getByRole('tab', { name: 'tab two' }));
  expect(selected()).toBe('tab two');
  expect(activePanels()).toEqual(['panel two']);
});

test('focus activates a tab', () => {
  act(() => screen.getByRole('tab', { name: 'tab three' }).focus());
  expect(selected()).toBe('tab three');
  expect(activePanels()).toEqual(['panel three']);
});

test('arrow keys move between the tabs and activate them', async () => {
  await userEvent.click(screen.getByRole('tab', { name: 'tab one' }));
  await userEvent.keyboard('{ArrowRight}');
  expect(selected()).toBe('tab two');
  await userEvent.keyboard('{End}');
  expect(selected()).toBe('tab three');
  expect(screen.getByRole('tab', { name: 'tab three' })).toHaveFocus();
});

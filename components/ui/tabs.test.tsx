import { act, type RenderResult, render, screen, waitFor, within } from '@testing-library/react';
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

let rerender: RenderResult['rerender'];

beforeEach(() => {
  ({ rerender } = render(<Tabs tabs={tabs} label="views" />));
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

test('labels and panels can change, as those with counts do; the active tab stays', async () => {
  await userEvent.click(screen.getByRole('tab', { name: 'tab two' }));
  const counted = tabs.map(({ value, label }) => ({
    value,
    label: `${label} (12/74)`,
    panel: <p>found in {value}</p>,
  }));
  rerender(<Tabs tabs={counted} label="views" />);
  expect(selected()).toBe('tab two (12/74)');
  expect(activePanels()).toEqual(['found in two']);
});

test('a link to what has come into a panel opens it', async () => {
  const scrolled = jest.fn();
  // jsdom has no layout, and so nothing to scroll.
  Element.prototype.scrollIntoView = scrolled;
  const found = tabs.map((tab) => ({ ...tab, panel: <p id={`in-${tab.value}`}>{tab.value}</p> }));
  rerender(<Tabs tabs={found} label="views" />);
  window.location.hash = '#in-three';
  await waitFor(() => expect(selected()).toBe('tab three'));
  await waitFor(() => expect(scrolled).toHaveBeenCalled());
  window.history.replaceState(null, '', '#');
});

test('tabs that come later open what the address already points to', async () => {
  Element.prototype.scrollIntoView = jest.fn();
  window.history.replaceState(null, '', '#found');
  const later = [
    { value: 'a', label: 'tab a', panel: <p>nothing</p> },
    { value: 'b', label: 'tab b', panel: <p id="found">found</p> },
  ];
  render(<Tabs tabs={later} label="later" />);
  await waitFor(() =>
    expect(screen.getByRole('tab', { name: 'tab b' })).toHaveAttribute('aria-selected', 'true'),
  );
  window.history.replaceState(null, '', '#');
});

test('whoever has scrolled before they came is not pulled back', async () => {
  const scrolled = jest.fn();
  Element.prototype.scrollIntoView = scrolled;
  window.history.replaceState(null, '', '#found');
  window.scrollY = 500;
  const later = [
    { value: 'a', label: 'tab a', panel: <p>nothing</p> },
    { value: 'b', label: 'tab b', panel: <p id="found">found</p> },
  ];
  render(<Tabs tabs={later} label="later" />);
  await waitFor(() => expect(screen.getByRole('tab', { name: 'tab b' })).toBeVisible());
  await new Promise(requestAnimationFrame);
  expect(screen.getByRole('tab', { name: 'tab b' })).toHaveAttribute('aria-selected', 'true');
  expect(scrolled).not.toHaveBeenCalled();
  window.scrollY = 0;
  window.history.replaceState(null, '', '#');
});

test('somebody else may keep the active tab in mind', async () => {
  const onActivate = jest.fn();
  const kept = tabs.map((tab) => ({ ...tab, label: `kept ${tab.value}` }));
  const { rerender: show } = render(
    <Tabs tabs={kept} label="kept" active="two" onActivate={onActivate} />,
  );
  const list = within(screen.getByRole('tablist', { name: 'kept' }));
  const active = () => list.getByRole('tab', { selected: true }).textContent;
  expect(active()).toBe('kept two');
  await userEvent.click(list.getByRole('tab', { name: 'kept three' }));
  expect(onActivate).toHaveBeenLastCalledWith('three');
  // It is theirs to say so.
  expect(active()).toBe('kept two');
  show(<Tabs tabs={kept} label="kept" active="three" onActivate={onActivate} />);
  expect(active()).toBe('kept three');
});

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

// jsdom knows of no navigation.
const { getEntriesByType } = performance;

beforeEach(() => {
  Object.assign(performance, { getEntriesByType: () => [{ type: 'navigate' }] });
  ({ rerender } = render(<Tabs tabs={tabs} label="views" />));
});

afterEach(() => {
  Object.assign(performance, { getEntriesByType });
  window.scrollY = 0;
  window.history.replaceState(null, '', '/');
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
});

test('tabs that come later open what the address already points to', async () => {
  const scrolled = jest.fn();
  Element.prototype.scrollIntoView = scrolled;
  window.history.replaceState(null, '', '#found');
  const later = [
    { value: 'a', label: 'tab a', panel: <p>nothing</p> },
    { value: 'b', label: 'tab b', panel: <p id="found">found</p> },
  ];
  render(<Tabs tabs={later} label="later" />);
  await waitFor(() =>
    expect(screen.getByRole('tab', { name: 'tab b' })).toHaveAttribute('aria-selected', 'true'),
  );
  await waitFor(() => expect(scrolled.mock.contexts).toEqual([document.getElementById('found')]));
});

/** Something that a visitor does before the tabs are there, or that the browser does for them. */
const before: Record<string, () => void> = {
  scrolled: () => {
    window.scrollY = 500;
  },
  reloaded: () => {
    Object.assign(performance, { getEntriesByType: () => [{ type: 'reload' }] });
  },
  'come back': () => {
    Object.assign(performance, { getEntriesByType: () => [{ type: 'back_forward' }] });
  },
};

test.each(Object.entries(before))(
  'whoever has %s before they came is not pulled back',
  async (_, happen) => {
    const scrolled = jest.fn();
    Element.prototype.scrollIntoView = scrolled;
    window.history.replaceState(null, '', '#found');
    happen();
    const later = [
      { value: 'a', label: 'tab a', panel: <p>nothing</p> },
      { value: 'b', label: 'tab b', panel: <p id="found">found</p> },
    ];
    render(<Tabs tabs={later} label="later" />);
    await waitFor(() => expect(screen.getByRole('tab', { name: 'tab b' })).toBeVisible());
    await new Promise(requestAnimationFrame);
    expect(screen.getByRole('tab', { name: 'tab b' })).toHaveAttribute('aria-selected', 'true');
    expect(scrolled).not.toHaveBeenCalled();
  },
);

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

/** What the address says after its path. */
function inAddress(): string {
  return window.location.search + window.location.hash;
}

async function press(name: string): Promise<void> {
  await userEvent.click(screen.getByRole('tab', { name }));
}

describe('the address', () => {
  const linked = tabs.map((tab) => ({ ...tab, panel: <p id={`in-${tab.value}`}>{tab.value}</p> }));

  beforeEach(() => {
    Element.prototype.scrollIntoView = jest.fn();
    rerender(<Tabs tabs={linked} label="views" />);
  });

  test('does not go on pointing into a panel that was closed, so that the same link opens it again', async () => {
    for (const _ of [1, 2]) {
      window.location.hash = '#in-three';
      await waitFor(() => expect(selected()).toBe('tab three'));
      await press('tab one');
      expect(inAddress()).toBe('');
    }
  });

  test('may go on pointing to what stands elsewhere', async () => {
    document.body.insertAdjacentHTML('beforeend', '<p id="elsewhere"></p>');
    window.history.replaceState(null, '', '?a=1#elsewhere');
    await press('tab two');
    expect(inAddress()).toBe('?a=1#elsewhere');
    document.getElementById('elsewhere')?.remove();
  });

  test('that points to nothing any more leaves open what is', async () => {
    window.history.replaceState(null, '', '#in-two');
    window.location.hash = '';
    await press('tab three');
    await new Promise((resolve) => window.setTimeout(resolve));
    expect(selected()).toBe('tab three');
  });
});

describe('the address of tabs with anchors', () => {
  const [first, second, third] = tabs;
  if (!first || !second || !third) throw new Error('three tabs');
  const named = [
    { ...first, panel: <p data-query="page=2">a list</p> },
    { ...second, panel: <p id="b">b</p>, anchor: 'b' },
    { ...third, panel: <p id="c">c</p>, anchor: 'c' },
  ];

  beforeEach(() => {
    Element.prototype.scrollIntoView = jest.fn();
    window.history.replaceState(null, '', '?a=1');
    rerender(<Tabs tabs={named} label="views" />);
  });

  test('names the open one, the first one by naming none', async () => {
    const steps = window.history.length;
    await press('tab two');
    expect(inAddress()).toBe('?a=1#b');
    await press('tab three');
    expect(inAddress()).toBe('?a=1#c');
    await press('tab one');
    expect(inAddress()).toBe('?a=1&page=2');
    expect(window.history.length).toBe(steps);
  });

  test('opens the first one where it comes to name none', async () => {
    window.location.hash = '#b';
    await waitFor(() => expect(selected()).toBe('tab two'));
    window.history.back();
    await waitFor(() => expect(selected()).toBe('tab one'));
  });

  test('asks for what an open panel shows, and for nothing of the others', async () => {
    await press('tab two');
    await press('tab one');
    expect(inAddress()).toBe('?a=1&page=2');
    await press('tab three');
    expect(inAddress()).toBe('?a=1#c');
    rerender(
      <Tabs
        tabs={named.map((tab) =>
          tab.value === 'one' ? { ...tab, panel: <p data-query="page=">a list</p> } : tab,
        )}
        label="views"
      />,
    );
    await press('tab one');
    expect(inAddress()).toBe('?a=1');
  });
});

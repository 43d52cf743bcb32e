import { type RenderResult, render, screen, waitFor, within } from '@testing-library/react';
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

async function press(name: string): Promise<void> {
  await userEvent.click(screen.getByRole('tab', { name }));
}

let rerender: RenderResult['rerender'];

// jsdom has no entry for the navigation.
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

test('labels and panels may change, as those with counts do; the active tab stays', async () => {
  await press('tab two');
  const counted = tabs.map(({ value, label }) => ({
    value,
    label: `${label} (12/74)`,
    panel: <p>found in {value}</p>,
  }));
  rerender(<Tabs tabs={counted} label="views" />);
  expect(selected()).toBe('tab two (12/74)');
  expect(activePanels()).toEqual(['found in two']);
});

const lateTabs = [
  { value: 'a', label: 'tab a', panel: <p>nothing</p> },
  { value: 'b', label: 'tab b', panel: <p id="found">found</p> },
];

/** What may happen before the tabs are rendered; after scrolling, reload or history the position is kept. */
const before: [event: string, happen: () => void, isScrolled: boolean][] = [
  ['nothing', () => {}, true],
  ['scrolled', () => Object.assign(window, { scrollY: 500 }), false],
  ...['reload', 'back_forward'].map((type): (typeof before)[number] => [
    type,
    () => Object.assign(performance, { getEntriesByType: () => [{ type }] }),
    false,
  ]),
];

test.each(before)(
  'tabs that are rendered later open the target of the hash, and scroll to it after: %s',
  async (_, happen, isScrolled) => {
    const scrolled = jest.fn();
    Element.prototype.scrollIntoView = scrolled;
    window.history.replaceState(null, '', '#found');
    happen();
    render(<Tabs tabs={lateTabs} label="later" />);
    await waitFor(() =>
      expect(screen.getByRole('tab', { name: 'tab b' })).toHaveAttribute('aria-selected', 'true'),
    );
    await new Promise(requestAnimationFrame);
    const expected = isScrolled ? [document.getElementById('found')] : [];
    await waitFor(() => expect(scrolled.mock.contexts).toEqual(expected));
  },
);

test('tabs can be controlled by their parent', async () => {
  const onActivate = jest.fn();
  const controlled = tabs.map((tab) => ({ ...tab, label: `controlled ${tab.value}` }));
  const { rerender: show } = render(
    <Tabs tabs={controlled} label="controlled" active="two" onActivate={onActivate} />,
  );
  const list = within(screen.getByRole('tablist', { name: 'controlled' }));
  const active = () => list.getByRole('tab', { selected: true }).textContent;
  expect(active()).toBe('controlled two');
  await userEvent.click(list.getByRole('tab', { name: 'controlled three' }));
  expect(onActivate).toHaveBeenLastCalledWith('three');
  // The parent has not changed it.
  expect(active()).toBe('controlled two');
  show(<Tabs tabs={controlled} label="controlled" active="three" onActivate={onActivate} />);
  expect(active()).toBe('controlled three');
});

/** Query and hash of the URL. */
function queryAndHash(): string {
  return window.location.search + window.location.hash;
}

describe('the URL', () => {
  const linked = tabs.map((tab) => ({ ...tab, panel: <p id={`in-${tab.value}`}>{tab.value}</p> }));

  beforeEach(() => {
    Element.prototype.scrollIntoView = jest.fn();
    rerender(<Tabs tabs={linked} label="views" />);
  });

  test('keeps a hash that points outside of the panels', async () => {
    document.body.insertAdjacentHTML('beforeend', '<p id="elsewhere"></p>');
    window.history.replaceState(null, '', '?a=1#elsewhere');
    await press('tab two');
    expect(queryAndHash()).toBe('?a=1#elsewhere');
    document.getElementById('elsewhere')?.remove();
  });

  test('without a hash leaves the active tab as it is', async () => {
    window.history.replaceState(null, '', '#in-two');
    window.location.hash = '';
    await press('tab three');
    await new Promise((resolve) => window.setTimeout(resolve));
    expect(selected()).toBe('tab three');
  });
});

describe('the URL of tabs with anchors', () => {
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

  test('has the query of the active panel alone', async () => {
    await press('tab two');
    await press('tab one');
    expect(queryAndHash()).toBe('?a=1&page=2');
    await press('tab three');
    expect(queryAndHash()).toBe('?a=1#c');
    rerender(
      <Tabs
        tabs={named.map((tab) =>
          tab.value === 'one' ? { ...tab, panel: <p data-query="page=">a list</p> } : tab,
        )}
        label="views"
      />,
    );
    await press('tab one');
    expect(queryAndHash()).toBe('?a=1');
  });
});

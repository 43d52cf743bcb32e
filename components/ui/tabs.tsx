'use client';

import * as RadixTabs from '@radix-ui/react-tabs';
import { type CSSProperties, Fragment, type ReactNode, useEffect, useRef, useState } from 'react';
import { classNames } from '@/lib/markup/class-names';
import { hashTarget, useHashTarget } from './use-hash-target';

type Tab<Value extends string> = {
  value: Value;
  label: string;
  panel: ReactNode;
  /** Hash of the URL while the tab is active: an id within the panel. The first tab has none. */
  anchor?: string;
};

type TabsProps<Value extends string> = {
  tabs: readonly Tab<Value>[];
  label: string;
  /** The active tab, where the component is controlled. */
  active?: Value;
  onActivate?: (value: Value) => void;
};

// No inline styles of Radix, which the Content Security Policy forbids.
const plainList: CSSProperties = { outline: undefined };
const plainPanel: CSSProperties = { animationDuration: undefined };

/** A label with a break opportunity after each slash. */
function breakable(label: string): ReactNode {
  const [first, ...rest] = label.split('/');
  return (
    <>
      {first}
      {rest.map((part) => (
        <Fragment key={part}>
          /<wbr />
          {part}
        </Fragment>
      ))}
    </>
  );
}

/** Whether the visitor or the browser (on reload and in history) has set the scroll position. */
function isScrollSet(): boolean {
  const isRevisit = performance
    .getEntriesByType('navigation')
    .some((entry) => 'type' in entry && entry.type !== 'navigate');
  return isRevisit || window.scrollY > 0;
}

/**
 * Updates the URL for the tab that was pressed, so that reload, history and links lead to it: removes a hash that
 * points into another panel, and adds the query of elements with `data-query` (such as `page=2`) while their
 * panel is open. Adds no entry to the history.
 * @param root element around all panels, which have the value of their tab in `data-tab`
 * @param anchor hash of the tab, empty for none; undefined where tabs have no anchors
 */
function updateUrl(root: HTMLElement, value: string, anchor: string | undefined): void {
  const url = new URL(window.location.href);
  const isOpen = (element: Element) =>
    element.closest<HTMLElement>('[data-tab]')?.dataset.tab === value;
  const target = hashTarget();
  if (anchor !== undefined) url.hash = anchor;
  else if (target && root.contains(target) && !isOpen(target)) url.hash = '';
  for (const element of root.querySelectorAll<HTMLElement>('[data-query]')) {
    for (const [name, wanted] of new URLSearchParams(element.dataset.query)) {
      if (isOpen(element) && wanted !== '') url.searchParams.set(name, wanted);
      else url.searchParams.delete(name);
    }
  }
  if (url.href !== window.location.href) {
    window.history.replaceState(window.history.state, '', url);
  }
}

/**
 * Tabs that activate on click and on focus, the first one initially. Every panel is in the HTML; inactive ones are
 * hidden by CSS where scripts run. A link to an element of a panel opens it. Where tabs have anchors, the URL has
 * that of the active tab.
 */
export function Tabs<Value extends string>(props: TabsProps<Value>) {
  const { tabs, label, active: controlled, onActivate } = props;
  const [chosen, setChosen] = useState<string>(tabs[0]?.value ?? '');
  /** Element to scroll to; a new object each time, so that the effect runs again. */
  const [scrollGoal, setScrollGoal] = useState<{ target: HTMLElement }>();
  const active = controlled ?? chosen;
  const hasMoreThanFour = tabs.length > 4;
  const haveAnchors = tabs.some(({ anchor }) => anchor !== undefined);
  const root = useRef<HTMLDivElement>(null);

  function activate(value: string) {
    setChosen(value);
    const tab = tabs.find((each) => each.value === value);
    if (tab !== undefined) onActivate?.(tab.value);
  }

  function press(value: string) {
    activate(value);
    const anchor = tabs.find((each) => each.value === value)?.anchor;
    if (root.current) updateUrl(root.current, value, haveAnchors ? (anchor ?? '') : undefined);
  }

  // After rendering: in a hidden panel there is nothing to scroll to.
  useEffect(() => {
    scrollGoal?.target.scrollIntoView();
  }, [scrollGoal]);

  useHashTarget(
    root,
    (target, isOpened) => {
      const panel = target.closest<HTMLElement>('[data-tab]');
      if (!panel) return;
      activate(panel.dataset.tab ?? '');
      // Not every browser opens what the target is closed in.
      for (const part of panel.querySelectorAll('details')) {
        if (part.contains(target)) part.open = true;
      }
      if (!isOpened || !isScrollSet()) setScrollGoal({ target });
    },
    () => {
      if (haveAnchors) activate(tabs[0]?.value ?? '');
    },
  );

  return (
    <RadixTabs.Root ref={root} value={active} onValueChange={press}>
      <RadixTabs.List
        aria-label={label}
        style={plainList}
        className={classNames(
          'script-only flex [outline:0] gap-x-2 border-hairline border-b',
          // Four do not fit in a row on a phone.
          tabs.length > 3 && 'max-sm:grid max-sm:grid-cols-2',
          // More than four do not fit in a row on a tablet.
          hasMoreThanFour && 'sm:max-lg:grid sm:max-lg:grid-cols-3',
        )}
      >
        {tabs.map((tab) => (
          <RadixTabs.Trigger
            key={tab.value}
            value={tab.value}
            className={classNames(
              '-mb-px min-h-12 min-w-0 border-transparent border-b-3 py-2 text-left font-semibold text-muted lines-[1.375] max-sm:flex-1 max-sm:text-center max-sm:text-(length:--text-sm) sm:px-3 hover:border-line hover:text-primary data-[state=active]:border-primary data-[state=active]:text-ink',
              hasMoreThanFour && 'sm:max-lg:text-center',
            )}
          >
            {breakable(tab.label)}
          </RadixTabs.Trigger>
        ))}
      </RadixTabs.List>
      {tabs.map((tab) => (
        <RadixTabs.Content
          key={tab.value}
          value={tab.value}
          data-tab={tab.value}
          forceMount
          asChild
          className="panel pt-10"
        >
          <div style={plainPanel}>{tab.panel}</div>
        </RadixTabs.Content>
      ))}
    </RadixTabs.Root>
  );
}

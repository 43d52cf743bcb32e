'use client';

import * as RadixTabs from '@radix-ui/react-tabs';
import { type CSSProperties, Fragment, type ReactNode, useEffect, useRef, useState } from 'react';
import { classNames } from '@/lib/markup/class-names';
import { nameTab } from './name-tab';
import { useHashTarget } from './use-hash-target';

type Tab<Value extends string> = {
  value: Value;
  label: string;
  panel: ReactNode;
  /** Id within the panel by which the address names the tab; an address without one names the first. */
  anchor?: string;
};

type TabsProps<Value extends string> = {
  tabs: readonly Tab<Value>[];
  label: string;
  /** The active tab, where it is somebody else who keeps it in mind. */
  active?: Value;
  onActivate?: (value: Value) => void;
};

// Without the styles that Radix writes into its elements: classes say the same, panels are not animated,
// and the policy of a page need not allow them.
const plainList: CSSProperties = { outline: undefined };
const plainPanel: CSSProperties = { animationDuration: undefined };

/** A label that may break after a slash, where browsers would rather break a word. */
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

/** Whether the visitor has scrolled, or the browser puts the page where it was left: it is not to be moved then. */
function isPlaced(): boolean {
  const isRevisit = performance
    .getEntriesByType('navigation')
    .some((entry) => 'type' in entry && entry.type !== 'navigate');
  return isRevisit || window.scrollY > 0;
}

/**
 * Tabs that activate on click and on focus, the first one at the start (spec §4). Every panel is in
 * the HTML; inactive ones are hidden by CSS where scripts run. A link to something inside a panel
 * opens that panel. Where tabs have anchors the address always names the open one.
 */
export function Tabs<Value extends string>({
  tabs,
  label,
  active: given,
  onActivate,
}: TabsProps<Value>) {
  const [own, setOwn] = useState<string>(tabs[0]?.value ?? '');
  /** What is to be scrolled to: an object of its own each time. */
  const [goal, setGoal] = useState<{ target: HTMLElement }>();
  const active = given ?? own;
  const isMany = tabs.length > 4;
  const areNamed = tabs.some(({ anchor }) => anchor !== undefined);
  const root = useRef<HTMLDivElement>(null);

  function activate(value: string) {
    setOwn(value);
    const tab = tabs.find((each) => each.value === value);
    if (tab !== undefined) onActivate?.(tab.value);
  }

  function press(value: string) {
    activate(value);
    const anchor = tabs.find((each) => each.value === value)?.anchor;
    if (root.current) nameTab(root.current, value, areNamed ? (anchor ?? '') : undefined);
  }

  // Only once its panel is shown can it be scrolled to.
  useEffect(() => {
    goal?.target.scrollIntoView();
  }, [goal]);

  useHashTarget(
    root,
    (target, isOpened) => {
      const panel = target.closest<HTMLElement>('[data-tab]');
      if (!panel) return;
      activate(panel.dataset.tab ?? '');
      if (!isOpened || !isPlaced()) setGoal({ target });
    },
    () => {
      if (areNamed) activate(tabs[0]?.value ?? '');
    },
  );

  return (
    <RadixTabs.Root ref={root} value={active} onValueChange={press}>
      <RadixTabs.List
        aria-label={label}
        style={plainList}
        className={classNames(
          'script-only flex [outline:0] gap-x-2 border-hairline border-b',
          // Four do not fit beside one another on a phone.
          tabs.length > 3 && 'max-sm:grid max-sm:grid-cols-2',
          // Nor do six on a tablet.
          isMany && 'sm:max-lg:grid sm:max-lg:grid-cols-3',
        )}
      >
        {tabs.map((tab) => (
          <RadixTabs.Trigger
            key={tab.value}
            value={tab.value}
            className={classNames(
              '-mb-px min-h-12 min-w-0 border-transparent border-b-3 py-2 text-left font-semibold text-muted lines-[1.375] max-sm:flex-1 max-sm:text-center max-sm:text-(length:--text-sm) sm:px-3 hover:border-line hover:text-primary data-[state=active]:border-primary data-[state=active]:text-ink',
              isMany && 'sm:max-lg:text-center',
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

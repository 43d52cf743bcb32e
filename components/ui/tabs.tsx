'use client';

import * as RadixTabs from '@radix-ui/react-tabs';
import type { ReactNode } from 'react';

type Tab = { value: string; label: string; panel: ReactNode };

/**
 * Tabs that activate on click and on focus, the first one at the start (spec §4). Every panel is in
 * the HTML; inactive ones are hidden by CSS where scripts run.
 */
export function Tabs({ tabs, label }: { tabs: Tab[]; label: string }) {
  return (
    <RadixTabs.Root defaultValue={tabs[0]?.value}>
      <RadixTabs.List aria-label={label} className="script-only flex flex-wrap gap-y-1">
        {tabs.map((tab) => (
          <RadixTabs.Trigger
            key={tab.value}
            value={tab.value}
            className="min-h-12 flex-auto border-hairline border-b-3 py-2 pr-6 text-left font-semibold text-muted hover:border-line hover:text-primary data-[state=active]:border-primary data-[state=active]:text-ink sm:flex-none sm:pr-10"
          >
            {tab.label}
          </RadixTabs.Trigger>
        ))}
      </RadixTabs.List>
      {tabs.map((tab) => (
        <RadixTabs.Content key={tab.value} value={tab.value} forceMount className="panel pt-10">
          {tab.panel}
        </RadixTabs.Content>
      ))}
    </RadixTabs.Root>
  );
}

'use client';

import * as RadixAccordion from '@radix-ui/react-accordion';
import { type CSSProperties, type ReactNode, useRef, useState } from 'react';
import { useHashTarget } from './use-hash-target';

type AccordionItem = {
  /** Anchor of the item: a hash that opens it. */
  id: string;
  title: string;
  icon: ReactNode;
  content: ReactNode;
};

// No inline styles of Radix (sizes for animations), which the Content Security Policy forbids.
const plainPanel: CSSProperties & Record<`--${string}`, undefined> = {
  '--radix-accordion-content-height': undefined,
  '--radix-accordion-content-width': undefined,
};

/** One item open at a time, and it can be closed. All content is in the HTML. */
export function Accordion({ items, chevron }: { items: AccordionItem[]; chevron: ReactNode }) {
  const [open, setOpen] = useState('');
  const root = useRef<HTMLDivElement>(null);
  useHashTarget(root, ({ id }) => {
    if (items.some((item) => item.id === id)) setOpen(id);
  });
  return (
    <RadixAccordion.Root
      ref={root}
      type="single"
      collapsible
      value={open}
      onValueChange={setOpen}
      className="border-line border-t"
    >
      {items.map((item) => (
        <RadixAccordion.Item
          key={item.id}
          id={item.id}
          value={item.id}
          className="border-line border-b"
        >
          <RadixAccordion.Header>
            <RadixAccordion.Trigger className="group flex min-h-16 w-full items-center gap-4 py-4 text-left font-semibold text-heading hover:text-primary">
              {item.icon}
              <span className="flex-1">{item.title}</span>
              <span className="[transition:rotate_150ms] group-data-[state=open]:rotate-180">
                {chevron}
              </span>
            </RadixAccordion.Trigger>
          </RadixAccordion.Header>
          <RadixAccordion.Content forceMount style={plainPanel} className="panel pb-8">
            {item.content}
          </RadixAccordion.Content>
        </RadixAccordion.Item>
      ))}
    </RadixAccordion.Root>
  );
}

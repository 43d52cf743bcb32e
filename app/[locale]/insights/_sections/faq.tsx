import type { ReactNode } from 'react';
import type { PageTexts } from '@/components/texts/use-page-texts';
import { Accordion } from '@/components/ui/accordion';
import { Icon } from '@/components/ui/icon';
import { SectionHeading } from '@/components/ui/section-heading';
import { SheetIcon } from '@/components/ui/sheet-icon';
import { faqIcons } from '@/content/message-items';
import { entriesOf } from '@/lib/objects/entries-of';

type FaqProps = {
  texts: PageTexts<'insights'>['faq'];
  /** What stands below the questions. */
  children?: ReactNode;
};

/** Frequently asked questions, one category open at a time. */
export function Faq({ texts, children }: FaqProps) {
  return (
    <>
      <SectionHeading title={texts.title} intro={texts.intro} />
      <div className="mt-10 max-w-4xl">
        <Accordion
          chevron={<Icon name="chevron" />}
          items={entriesOf(faqIcons).map(([category, icon]) => ({
            value: category,
            title: texts.categories[category].name,
            icon: <SheetIcon name={icon} size="lg" className="text-primary" />,
            // In one element, which React finds and leaves alone as a whole.
            content: (
              <div>
                {Object.values(texts.categories[category].items).map((item) => (
                  <div key={item.question} className="max-w-measure pt-2 pb-5 sm:pl-11">
                    <h4 className="font-semibold">{item.question}</h4>
                    <p className="mt-2 text-muted">{item.answer}</p>
                  </div>
                ))}
              </div>
            ),
          }))}
        />
      </div>
      {children}
    </>
  );
}

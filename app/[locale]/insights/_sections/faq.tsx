import type { ReactNode } from 'react';
import type { PageTexts } from '@/components/texts/use-page-texts';
import { Accordion } from '@/components/ui/accordion';
import { Icon } from '@/components/ui/icon';
import { Phrases } from '@/components/ui/phrases';
import { SectionHeading } from '@/components/ui/section-heading';
import { SpriteIcon } from '@/components/ui/sprite-icon';
import { faqAnchor, faqIcons, insightsAnchors } from '@/content/insights';
import { entriesOf } from '@/lib/objects/entries-of';

type FaqProps = {
  texts: PageTexts<'insights'>['faq'];
  children?: ReactNode;
};

/**
 * Frequently asked questions, one category open at a time. Marked up as microdata: a copy in the JSON-LD
 * would add a seventh to the page.
 * https://developers.google.com/search/docs/appearance/structured-data/faqpage
 */
export function Faq({ texts, children }: FaqProps) {
  return (
    <div id={insightsAnchors.faqs}>
      <SectionHeading title={texts.title} intro={texts.intro} />
      <div className="mt-10 max-w-4xl" itemScope itemType="https://schema.org/FAQPage">
        <Accordion
          chevron={<Icon name="chevron" />}
          items={entriesOf(faqIcons).map(([category, icon]) => ({
            id: faqAnchor(category),
            title: texts.categories[category].name,
            icon: <SpriteIcon name={icon} size="lg" className="text-primary" />,
            // One element, so that React hydrates it as a whole.
            content: (
              <div>
                {Object.values(texts.categories[category].items).map((item) => (
                  <div
                    key={item.question}
                    className="max-w-measure pt-2 pb-5 sm:pl-11"
                    itemProp="mainEntity"
                    itemScope
                    itemType="https://schema.org/Question"
                  >
                    <h4 className="font-semibold" itemProp="name">
                      <Phrases text={item.question} />
                    </h4>
                    <div
                      className="mt-2 text-muted"
                      itemProp="acceptedAnswer"
                      itemScope
                      itemType="https://schema.org/Answer"
                    >
                      <p itemProp="text">{item.answer}</p>
                    </div>
                  </div>
                ))}
              </div>
            ),
          }))}
        />
      </div>
      {children}
    </div>
  );
}

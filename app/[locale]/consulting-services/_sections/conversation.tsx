import { usePageTexts } from '@/components/texts/use-page-texts';
import { CardTitle } from '@/components/ui/card-title';
import { Clauses } from '@/components/ui/clauses';
import { Disclosure } from '@/components/ui/disclosure';
import { MarkedList } from '@/components/ui/marked-list';
import { Section } from '@/components/ui/section';
import { SectionHeading } from '@/components/ui/section-heading';
import { entriesOf } from '@/lib/objects/entries-of';

/** Questions of clients on one thread, each with the way in which the firm begins to answer it, and what they take away. */
export function Conversation() {
  const { audience, features, benefits } = usePageTexts('consulting');
  return (
    <Section tone="surface">
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[5fr_7fr] lg:grid-rows-[auto_1fr]">
        <SectionHeading title={audience.title} intro={audience.text} />
        <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <ul className="thread grid gap-8">
            {entriesOf(features.items).map(([approach, { question, title, description }]) => (
              <li key={approach}>
                <h3 className="font-display font-semibold text-subtitle">
                  <Clauses text={question} />
                </h3>
                <p data-unlinked="" className="mt-3 text-primary">
                  <strong>{title}</strong>
                </p>
                <p className="mt-1 max-w-measure text-muted">{description}</p>
              </li>
            ))}
          </ul>
          <p className="mt-6 max-w-measure pl-8 text-muted">{features.intro}</p>
        </div>
        <div className="max-sm:border-line/45 max-sm:border-y">
          <Disclosure
            onPhones
            summary={
              <span className="font-display font-semibold text-heading">{benefits.title}</span>
            }
            heading={<CardTitle as="h2">{benefits.title}</CardTitle>}
          >
            <div className="sm:mt-5">
              <MarkedList items={benefits.items} twoColumns />
            </div>
          </Disclosure>
        </div>
      </div>
    </Section>
  );
}

import type { PageTexts } from '@/components/texts/use-page-texts';
import { Section } from '@/components/ui/section';
import { SectionHeading } from '@/components/ui/section-heading';
import { site } from '@/content/site';
import { entriesOf } from '@/lib/objects/entries-of';

const numbers = {
  company: site.secNumber,
  name: site.dtiNumber,
  bookkeeping: site.dtiRegistrations.bookkeeping,
  visa: site.dtiRegistrations.visa,
} as const;

/** The firm's registrations with number and explanation. */
export function Registrations({ texts }: { texts: PageTexts<'about'>['registrations'] }) {
  return (
    <Section tone="surface">
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[2fr_3fr]">
        <SectionHeading title={texts.title} intro={texts.intro} />
        <dl className="self-start border-line/45 border-b">
          {entriesOf(numbers).map(([key, number]) => (
            <div
              key={key}
              className="grid gap-x-8 border-line/45 border-t py-4 sm:grid-cols-[14rem_1fr] sm:grid-rows-[auto_1fr]"
            >
              <dt className="font-display font-semibold text-[1.375rem] lines-tight">
                {texts.items[key].title}
              </dt>
              <dd className="font-semibold text-primary tabular-figures sm:col-start-1">
                {number}
              </dd>
              <dd className="text-muted sm:col-start-2 sm:row-span-2 sm:row-start-1">
                {texts.items[key].description}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  );
}

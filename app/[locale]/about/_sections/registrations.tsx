import type { PageTexts } from '@/components/texts/use-page-texts';
import { CardTitle } from '@/components/ui/card-title';
import { Icon } from '@/components/ui/icon';
import { Section } from '@/components/ui/section';
import { SectionHeading } from '@/components/ui/section-heading';
import { site } from '@/content/site';
import { entriesOf } from '@/lib/objects/entries-of';

/** The two DTI registrations with their numbers (spec §2). */
export function Registrations({ texts }: { texts: PageTexts<'about'>['registrations'] }) {
  return (
    <Section>
      <SectionHeading title={texts.title} intro={texts.intro} />
      <ul className="mt-10 grid gap-5 md:grid-cols-2">
        {entriesOf(texts.items).map(([work, item]) => (
          <li key={work} className="thread-top flex gap-5 bg-surface p-6 sm:p-8">
            <Icon name="certificate" size="lg" className="text-primary" />
            <div>
              <CardTitle as="h3">{item.title}</CardTitle>
              <p className="mt-2 font-semibold text-primary">{site.dtiRegistrations[work]}</p>
              <p className="mt-2 text-muted">{item.description}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

import type { PageTexts } from '@/components/texts/use-page-texts';
import { ButtonLink } from '@/components/ui/button-link';
import { Section } from '@/components/ui/section';
import { TitledEntry } from '@/components/ui/titled-entry';
import { servicePath } from '@/content/services';

type ComplianceProps = { texts: PageTexts<'xero'>['compliance']; button: string };

/** Philippine tax rules that concern a Xero file. */
export function Compliance({ texts, button }: ComplianceProps) {
  return (
    <Section tone="band" heading={texts}>
      <div className="mt-10 grid gap-x-16 gap-y-8 lg:grid-cols-2">
        {Object.values(texts.items).map((item) => (
          <div key={item.title} className="border-line/45 border-t pt-4">
            <TitledEntry item={item} as="h3" />
          </div>
        ))}
      </div>
      <div className="mt-10">
        <ButtonLink to={servicePath('consulting')}>{button}</ButtonLink>
      </div>
    </Section>
  );
}

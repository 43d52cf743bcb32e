import type { PageTexts } from '@/components/texts/use-page-texts';
import { CoverLink } from '@/components/ui/cover-link';
import { Section } from '@/components/ui/section';
import { unbroken } from '@/components/ui/unbroken';
import { firstServices } from '@/content/message-items';
import { type ServiceKey, servicePath } from '@/content/services';
import { entriesOf } from '@/lib/objects/entries-of';

type FirstStep = { service: ServiceKey; anchor?: string };

/** Path without locale prefix, to the place on the page where there is one. */
function pathOf({ service, anchor }: FirstStep): string {
  return anchor === undefined ? servicePath(service) : `${servicePath(service)}#${anchor}`;
}

/** Situations of visitors, each with a link to the service to begin with. */
export function FirstServices({ texts }: { texts: PageTexts<'services'>['choose'] }) {
  return (
    <Section tone="surface" labelledBy="first-service-title" heading={texts}>
      <ul className="ruled-rows mt-8 grid gap-x-16 md:grid-cols-2">
        {entriesOf<keyof typeof firstServices, FirstStep>(firstServices).map(
          ([situation, step]) => (
            <li key={situation} className="group relative pb-6">
              <h3 className="font-display font-semibold text-subtitle">
                <CoverLink to={pathOf(step)}>{texts.items[situation].title}</CoverLink>
              </h3>
              <p className="mt-1.5 text-muted">{unbroken(texts.items[situation].start)}</p>
            </li>
          ),
        )}
      </ul>
    </Section>
  );
}

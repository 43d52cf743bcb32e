import { type PageTexts, usePageTexts } from '@/components/texts/use-page-texts';
import { CardTitle } from '@/components/ui/card-title';
import { Disclosure } from '@/components/ui/disclosure';
import { DisclosureList, type DisclosureText } from '@/components/ui/disclosure-list';
import { MarkedList } from '@/components/ui/marked-list';
import { Section } from '@/components/ui/section';
import { SectionHeading } from '@/components/ui/section-heading';
import { TextLink } from '@/components/ui/text-link';
import { TitledList, type TitledText } from '@/components/ui/titled-list';
import { type ServiceKey, servicePath, services } from '@/content/services';
import { classNames } from '@/lib/markup/class-names';

/** Who can employ people in the Philippines: for owners abroad who ask about staff here. */
function EmployerNote({ texts }: { texts: PageTexts<'payroll'>['employer'] }) {
  return (
    <div className="border-line/45 border-b">
      <Disclosure summary={<CardTitle as="h3">{texts.title}</CardTitle>} id="employers">
        <TitledList
          as="h4"
          items={[texts.with, texts.without]}
          className="ruled-rows mt-6 grid gap-8 sm:grid-cols-2"
        />
        <p className="mt-4">
          <TextLink to={servicePath('business')}>{texts.link}</TextLink>
        </p>
      </Disclosure>
    </div>
  );
}

/** A row; the one that the example sheet of the page shows has a link to it. */
function toRow({ link, ...text }: TitledText & { link?: string }): DisclosureText {
  if (link === undefined) return text;
  const more = (
    <p className="mt-4">
      <TextLink to="#sample">{link}</TextLink>
    </p>
  );
  return { ...text, more };
}

/** Whom a service is for and what it does; the situation of the client comes first where the layout says so. */
export function ServiceScope({ service }: { service: Exclude<ServiceKey, 'consulting'> }) {
  const texts = usePageTexts(service);
  const isSituationFirst = services[service].layout === 'conversation';
  const features = (
    <div key="features">
      <SectionHeading {...texts.features} />
      <div className="mt-6">
        <DisclosureList
          items={Object.values(texts.features.items).map(toRow)}
          isFirstRowOpen={isSituationFirst}
        />
        <div className="border-line/45 border-b">
          <Disclosure summary={<CardTitle as="h3">{texts.benefits.title}</CardTitle>}>
            <MarkedList items={texts.benefits.items} />
          </Disclosure>
        </div>
      </div>
    </div>
  );
  const audience = (
    <div
      key="audience"
      className={classNames(
        'max-sm:border-line/45 max-sm:border-b',
        isSituationFirst && 'max-sm:border-t',
      )}
    >
      <Disclosure
        onPhones
        summary={
          <span className="font-display font-semibold text-heading">{texts.audience.title}</span>
        }
        heading={<SectionHeading title={texts.audience.title} />}
      >
        <p className="max-w-measure text-lead text-muted sm:mt-4">{texts.audience.text}</p>
        <div className="mt-6 grid">
          <MarkedList items={texts.audience.items} mark="bullet" ruled />
          {'employer' in texts ? <EmployerNote texts={texts.employer} /> : null}
        </div>
      </Disclosure>
    </div>
  );
  return (
    <Section tone="surface">
      <div
        className={classNames(
          'grid gap-10 lg:grid-cols-2 lg:gap-16',
          !isSituationFirst && 'max-sm:gap-0',
        )}
      >
        {isSituationFirst ? [audience, features] : [features, audience]}
      </div>
    </Section>
  );
}

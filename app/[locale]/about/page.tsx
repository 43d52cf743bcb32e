import { Children, type ReactNode } from 'react';
import { PageShell } from '@/components/layout/page-shell';
import { ContactSection } from '@/components/sections/contact-section';
import { PageHero } from '@/components/sections/page-hero';
import { ReachUs } from '@/components/sections/reach-us';
import { type PageTexts, usePageTexts } from '@/components/texts/use-page-texts';
import { ButtonLink } from '@/components/ui/button-link';
import { Picture } from '@/components/ui/picture';
import { Section } from '@/components/ui/section';
import { SectionHeading } from '@/components/ui/section-heading';
import { TitledColumns } from '@/components/ui/titled-columns';
import { TitledList } from '@/components/ui/titled-list';
import { valueIcons, workIcons } from '@/content/message-items';
import { pages } from '@/content/pages';
import { withIcons } from '@/lib/messages/with-icons';
import { metadataFor } from '@/seo/metadata-for';
import { Credo } from './_sections/credo';
import { Follow } from './_sections/follow';
import { People } from './_sections/people';
import { Registrations } from './_sections/registrations';

export const generateMetadata = metadataFor('about');

type StoryProps = { texts: PageTexts<'about'>['who' | 'approach']; children?: ReactNode };

function Story({ texts, children }: StoryProps) {
  return (
    <div className="grid gap-x-16 gap-y-6 lg:grid-cols-[2fr_3fr]">
      <div>
        <SectionHeading title={texts.title} />
        {children}
      </div>
      <div className="grid max-w-measure gap-4 text-lead">
        {Children.map(texts.paragraphs, (paragraph) => (
          <p>{paragraph}</p>
        ))}
      </div>
    </div>
  );
}

export default function Page() {
  const texts = usePageTexts('about');
  return (
    <PageShell path={pages.about.path}>
      <PageHero
        texts={texts.hero}
        picture="about"
        actions={<ButtonLink to="#expert">{texts.expert.title}</ButtonLink>}
      />
      <Section>
        <Story texts={texts.who}>
          {/* A swatch of the cloth. */}
          <Picture
            name="why-choose-us"
            alt=""
            className="mt-6 h-28 w-60 object-cover max-lg:hidden"
          />
        </Story>
      </Section>
      <People texts={texts.people} />
      <Registrations texts={texts.registrations} />
      <Credo statement={texts.who.statement} />
      <Section heading={texts.what}>
        <TitledList
          items={withIcons(texts.what.items, workIcons)}
          className="ledger mt-10 grid sm:grid-cols-2 lg:grid-cols-3"
        />
      </Section>
      <Section tone="band" heading={texts.serve}>
        <TitledColumns items={Object.values(texts.serve.items)} />
        <div className="mt-14 sm:mt-20">
          <Story texts={texts.approach} />
        </div>
      </Section>
      <Section heading={texts.values}>
        <TitledColumns items={withIcons(texts.values.items, valueIcons)} />
      </Section>
      <ContactSection
        id="expert"
        form="expert"
        texts={texts.expert}
        aside={
          <>
            <ReachUs />
            <Follow texts={texts.follow} />
          </>
        }
      />
    </PageShell>
  );
}

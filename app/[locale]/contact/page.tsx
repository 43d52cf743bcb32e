import { useTranslations } from 'next-intl';
import { PageShell } from '@/components/layout/page-shell';
import { ContactLink } from '@/components/sections/contact-link';
import { ContactSection } from '@/components/sections/contact-section';
import { PageHero } from '@/components/sections/page-hero';
import { RemoteBanner } from '@/components/sections/remote-banner';
import { WaysOfWorking } from '@/components/sections/ways-of-working';
import { usePageTexts } from '@/components/texts/use-page-texts';
import { buttonClasses } from '@/components/ui/button-classes';
import { Section } from '@/components/ui/section';
import { StepList } from '@/components/ui/step-list';
import { TextLink } from '@/components/ui/text-link';
import { TitledColumns } from '@/components/ui/titled-columns';
import { contactReasonIcons } from '@/content/message-items';
import { pages } from '@/content/pages';
import { withIcons } from '@/lib/messages/with-icons';
import { metadataFor } from '@/seo/metadata-for';
import { ContactDetails } from './_sections/contact-details';
import { RemoteSupport } from './_sections/remote-support';

export const generateMetadata = metadataFor('contact');

export default function Page() {
  const texts = usePageTexts('contact');
  const toCountries = useTranslations('countries.blocks')('all');
  return (
    <PageShell path={pages.contact.path}>
      <PageHero
        texts={texts.hero}
        hidesPictureOnPhones
        picture="hero-taguig"
        actions={
          <>
            <ContactLink way="email" className={buttonClasses('primary')} />
            <ContactLink way="phone" className={buttonClasses('secondary')} />
          </>
        }
      />
      <ContactSection
        form="contact"
        texts={texts.form}
        aside={
          <p className="mt-5">
            <TextLink to={pages.countries.path}>{toCountries}</TextLink>
          </p>
        }
      />
      <Section heading={texts.waysOfWorking}>
        <WaysOfWorking />
      </Section>
      <RemoteSupport texts={texts} />
      <ContactDetails texts={texts} />
      <Section tone="surface" heading={texts.next}>
        <StepList steps={Object.values(texts.next.steps)} />
      </Section>
      <Section heading={texts.why}>
        <TitledColumns items={withIcons(texts.why.items, contactReasonIcons)} />
      </Section>
      <RemoteBanner texts={texts.remote} />
    </PageShell>
  );
}

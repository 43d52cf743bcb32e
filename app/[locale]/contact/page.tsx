import { useTranslations } from 'next-intl';
import { PageShell } from '@/components/layout/page-shell';
import { ContactSection } from '@/components/sections/contact-section';
import { PageHero } from '@/components/sections/page-hero';
import { RemoteBanner } from '@/components/sections/remote-banner';
import { buttonClasses } from '@/components/ui/button-classes';
import { DefinitionColumns } from '@/components/ui/definition-columns';
import { Section } from '@/components/ui/section';
import { SectionHeading } from '@/components/ui/section-heading';
import { StepList } from '@/components/ui/step-list';
import { itemIcons } from '@/content/item-icons';
import { pages } from '@/content/pages';
import { site } from '@/content/site';
import { point } from '@/i18n/message-schemas';
import { list } from '@/lib/list';
import { withIcons } from '@/lib/with-icons';
import { metadataFor } from '@/seo/metadata-for';
import { ContactDetails } from './_sections/contact-details';
import { RemoteSupport } from './_sections/remote-support';

export const generateMetadata = metadataFor('contact', 'pages.contact.meta');

export default function Page() {
  const t = useTranslations('pages.contact');
  const alt = useTranslations('pages.images');
  return (
    <PageShell path={pages.contact.path}>
      <PageHero
        title={t('hero.title')}
        lead={t('hero.lead')}
        brief
        picture={{ name: 'industry-outsourcing', alt: alt('industry-outsourcing') }}
        actions={
          <>
            <a href={site.emailUrl} className={buttonClasses('primary')}>
              {site.email}
            </a>
            <a href={site.phoneUrl} className={buttonClasses('secondary')}>
              {site.phone}
            </a>
          </>
        }
      />
      <ContactSection
        form="contact"
        title={t('form.title')}
        intro={t('form.intro')}
        aside={<RemoteSupport />}
      />
      <ContactDetails />
      <Section tone="band">
        <SectionHeading title={t('next.title')} />
        <StepList steps={list(t, 'next.steps', point)} />
      </Section>
      <Section>
        <SectionHeading title={t('why.title')} />
        <DefinitionColumns
          items={withIcons(list(t, 'why.items', point), itemIcons.contactReasons)}
          perRow={4}
        />
      </Section>
      <RemoteBanner />
    </PageShell>
  );
}

import { useTranslations } from 'next-intl';
import { PageShell } from '@/components/layout/page-shell';
import { ContactSection } from '@/components/sections/contact-section';
import { ReachUs } from '@/components/sections/reach-us';
import { RemoteBanner } from '@/components/sections/remote-banner';
import { descriptions, useLinkedTexts } from '@/components/sections/use-linked-texts';
import { pages } from '@/content/pages';
import { point, sentence } from '@/i18n/message-schemas';
import { list } from '@/lib/list';
import { metadataFor } from '@/seo/metadata-for';
import { AboutTeaser } from './_home/about-teaser';
import { HomeHero } from './_home/home-hero';
import { HowItWorks } from './_home/how-it-works';
import { ServiceGrid } from './_home/service-grid';
import { WhyChooseUs } from './_home/why-choose-us';

export const generateMetadata = metadataFor('home', 'pages.home.meta');

export default function Page() {
  const t = useTranslations('pages.home');
  const link = useLinkedTexts(pages.home.path, [
    t('hero.lead'),
    ...list(t, 'about.paragraphs', sentence),
    ...descriptions(list(t, 'about.points', point)),
    t('services.intro'),
    t('how.intro'),
    ...descriptions(list(t, 'how.steps', point)),
    t('remote.text'),
    ...list(t, 'remote.points', sentence),
    t('why.intro'),
    ...descriptions(list(t, 'why.benefits', point)),
    t('why.industriesIntro'),
    ...descriptions(list(t, 'why.industries', point)),
    t('contact.intro'),
  ]);
  return (
    <PageShell path={pages.home.path} breadcrumb={false}>
      <HomeHero link={link} />
      <AboutTeaser link={link} />
      <ServiceGrid link={link} />
      <HowItWorks link={link} />
      <RemoteBanner link={link} />
      <WhyChooseUs link={link} />
      <ContactSection
        form="home"
        title={t('contact.title')}
        intro={link(t('contact.intro'))}
        aside={<ReachUs />}
      />
    </PageShell>
  );
}

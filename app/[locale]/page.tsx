import { useTranslations } from 'next-intl';
import { PageFrame } from '@/components/layout/page-frame';
import { ContactSection } from '@/components/sections/contact-section';
import { ReachUs } from '@/components/sections/reach-us';
import { RemoteBanner } from '@/components/sections/remote-banner';
import { metadataFor } from '@/lib/metadata-for';
import { AboutTeaser } from './_home/about-teaser';
import { HomeHero } from './_home/home-hero';
import { HowItWorks } from './_home/how-it-works';
import { ServiceGrid } from './_home/service-grid';
import { WhyChooseUs } from './_home/why-choose-us';

export const generateMetadata = metadataFor('home', 'pages.home.meta');

export default function Page() {
  const t = useTranslations('pages.home.contact');
  return (
    <PageFrame path="/" breadcrumb={false}>
      <HomeHero />
      <AboutTeaser />
      <ServiceGrid />
      <HowItWorks />
      <RemoteBanner />
      <WhyChooseUs />
      <ContactSection form="home" title={t('title')} intro={t('intro')} aside={<ReachUs />} />
    </PageFrame>
  );
}

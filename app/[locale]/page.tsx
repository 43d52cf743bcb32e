import { PageShell } from '@/components/layout/page-shell';
import { ContactSection } from '@/components/sections/contact-section';
import { ReachUs } from '@/components/sections/reach-us';
import { RemoteBanner } from '@/components/sections/remote-banner';
import { usePageTexts } from '@/components/texts/use-page-texts';
import { Section } from '@/components/ui/section';
import { StepList } from '@/components/ui/step-list';
import { pages } from '@/content/pages';
import { metadataFor } from '@/seo/metadata-for';
import { AboutTeaser } from './_home/about-teaser';
import { HomeHero } from './_home/home-hero';
import { ServiceGrid } from './_home/service-grid';
import { WelcomeBand } from './_home/welcome-band';
import { WhyChooseUs } from './_home/why-choose-us';

export const generateMetadata = metadataFor('home');

export default function Page() {
  const texts = usePageTexts('home');
  return (
    <PageShell path={pages.home.path} breadcrumb={false}>
      <HomeHero texts={texts.hero} />
      <WelcomeBand label={texts.languages.label} />
      <AboutTeaser texts={texts.about} />
      <ServiceGrid texts={texts.services} />
      <Section heading={texts.how}>
        <StepList steps={Object.values(texts.how.steps)} />
      </Section>
      <RemoteBanner texts={texts.remote} />
      <WhyChooseUs texts={texts.why} />
      <ContactSection form="home" texts={texts.contact} aside={<ReachUs inlineIcons />} />
    </PageShell>
  );
}

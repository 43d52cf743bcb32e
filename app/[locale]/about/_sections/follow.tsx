import { useTranslations } from 'next-intl';
import type { PageTexts } from '@/components/texts/use-page-texts';
import { buttonClasses } from '@/components/ui/button-classes';
import { Icon } from '@/components/ui/icon';
import { Section } from '@/components/ui/section';
import { SectionHeading } from '@/components/ui/section-heading';
import { site } from '@/content/site';

/** Invitation to the firm's social network profile; the form below it is the page's call to action. */
export function Follow({ texts }: { texts: PageTexts<'about'>['follow'] }) {
  const footer = useTranslations('navigation.footer');
  return (
    <Section tone="band">
      <div className="flex flex-wrap items-center justify-between gap-x-12 gap-y-6">
        <SectionHeading title={texts.title} intro={texts.text} />
        <a
          href={site.social.facebook}
          target="_blank"
          rel="noopener"
          className={buttonClasses('secondary')}
        >
          {texts.link}
          <Icon name="external" className="ml-2" />
          <span className="sr-only">{footer('newTab')}</span>
        </a>
      </div>
    </Section>
  );
}

import { useTranslations } from 'next-intl';
import { CtaBand } from '@/components/sections/cta-band';
import type { PageTexts } from '@/components/texts/use-page-texts';
import { buttonClasses } from '@/components/ui/button-classes';
import { Icon } from '@/components/ui/icon';
import { site } from '@/content/site';

/** Invitation to the firm's social network profile. */
export function Follow({ texts }: { texts: PageTexts<'about'>['follow'] }) {
  const footer = useTranslations('navigation.footer');
  return (
    <CtaBand title={texts.title} text={texts.text} cloth="cluster-hr-payroll">
      <a
        href={site.social.facebook}
        target="_blank"
        rel="noopener"
        className={buttonClasses('onDeepSecondary')}
      >
        {texts.link}
        <Icon name="external" className="ml-2" />
        <span className="sr-only">{footer('newTab')}</span>
      </a>
    </CtaBand>
  );
}

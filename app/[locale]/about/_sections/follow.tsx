import { useTranslations } from 'next-intl';
import { CtaBand } from '@/components/sections/cta-band';
import type { LinkText } from '@/components/sections/use-linked-texts';
import { buttonClasses } from '@/components/ui/button-classes';
import { Icon } from '@/components/ui/icon';
import { site } from '@/content/site';

/** Invitation to the firm's social network profile. */
export function Follow({ link }: { link: LinkText }) {
  const t = useTranslations('pages.about.follow');
  const footer = useTranslations('navigation.footer');
  return (
    <CtaBand title={t('title')} text={link(t('text'))} cloth="cluster-hr-payroll">
      <a
        href={site.social.facebook}
        target="_blank"
        rel="noopener"
        className={buttonClasses('onDeepSecondary')}
      >
        {t('link')}
        <Icon name="external" className="ml-2" />
        <span className="sr-only">{footer('newTab')}</span>
      </a>
    </CtaBand>
  );
}

import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button-link';
import { CheckList } from '@/components/ui/check-list';
import { Section } from '@/components/ui/section';
import { SectionHeading } from '@/components/ui/section-heading';
import { sentence } from '@/content/schema';
import { servicePath } from '@/content/services';
import { list } from '@/lib/list';

/** Banner for remote business services, on the home and contact pages. */
export function RemoteBanner() {
  const t = useTranslations('pages.home.remote');
  return (
    <Section tone="band">
      <div className="grid gap-10 lg:grid-cols-[3fr_2fr] lg:items-center">
        <div>
          <SectionHeading title={t('title')} intro={t('text')} />
          <div className="mt-8">
            <ButtonLink to={servicePath('remoteBusiness')}>{t('cta')}</ButtonLink>
          </div>
        </div>
        <CheckList items={list(useTranslations('pages.home'), 'remote.points', sentence)} />
      </div>
    </Section>
  );
}

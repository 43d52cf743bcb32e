import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button-link';
import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import { Section } from '@/components/ui/section';
import { SectionHeading } from '@/components/ui/section-heading';
import { servicePath } from '@/content/services';
import { sentence } from '@/i18n/message-schemas';
import { list } from '@/lib/list';
import type { LinkText } from './use-linked-texts';

/** Banner for remote business services, on the home and contact pages. */
export function RemoteBanner({ link = (text) => text }: { link?: LinkText }) {
  const t = useTranslations('pages.home.remote');
  const alt = useTranslations('pages.images');
  return (
    <Section tone="deep" edge>
      <div className="grid gap-10 lg:grid-cols-2 lg:items-center lg:gap-16">
        <div>
          <SectionHeading title={t('title')} intro={link(t('text'))} onDeep />
          <ul className="mt-6 grid gap-2 font-semibold">
            {list(t, 'points', sentence).map((item) => (
              <li key={item} className="flex gap-3">
                <Icon name="check" className="mt-0.5 text-accent" />
                <span>{link(item)}</span>
              </li>
            ))}
          </ul>
          <div className="mt-8">
            <ButtonLink to={servicePath('remoteBusiness')} variant="onDeep">
              {t('cta')}
            </ButtonLink>
          </div>
        </div>
        <Picture name="remote-banner" alt={alt('remote-banner')} className="w-full" />
      </div>
    </Section>
  );
}

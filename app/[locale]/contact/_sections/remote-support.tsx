import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';

/** What clients abroad can expect outside of business hours. */
export function RemoteSupport() {
  const t = useTranslations('pages.contact.support');
  return (
    <div className="thread-top mt-10 flex gap-4 pt-5">
      <Icon name="globe" size="lg" className="text-primary" />
      <div>
        <h3 className="font-display font-semibold text-[1.375rem] leading-tight">{t('title')}</h3>
        <p className="mt-2 text-muted">{t('text')}</p>
      </div>
    </div>
  );
}

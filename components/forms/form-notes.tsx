import { useTranslations } from 'next-intl';
import { site } from '@/content/site';

/** What the mark beside a label means. */
export function RequiredHint() {
  const t = useTranslations('common.forms');
  return <p className="text-muted text-sm sm:col-span-2">{t('requiredHint')}</p>;
}

/** How to reach the firm where the form cannot work. */
export function MailInstead() {
  const t = useTranslations('common.forms');
  return (
    <p className="thread-top bg-band p-4">
      {t.rich('noScript', {
        email: () => (
          <a href={site.emailUrl} className="font-semibold underline">
            {site.email}
          </a>
        ),
      })}
    </p>
  );
}

import { useFormatter, useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { lastChecked } from '@/content/facts/types';
import type { Law } from '@/content/laws';

/** Laws and issuances with their agencies, and when the figures were compared with them. */
export function LawList({ laws }: { laws: readonly Law[] }) {
  const t = useTranslations('common.laws');
  const footer = useTranslations('navigation.footer');
  const format = useFormatter();
  // Noon in Manila, so that no time zone turns it into another day.
  const date = format.dateTime(new Date(`${lastChecked}T12:00:00+08:00`), { dateStyle: 'long' });
  return (
    <>
      <p className="text-muted">{t('checked', { date })}</p>
      <ul className="mt-4 grid gap-x-10 border-line/45 border-t md:grid-cols-2">
        {laws.map(({ number, title, year, agency, url }) => (
          <li key={number} className="border-line/45 border-b">
            <a
              href={url}
              target="_blank"
              rel="noopener"
              className="group flex h-full items-baseline gap-3 py-3 hover:text-primary"
            >
              <span className="flex-1">
                <span
                  lang="en"
                  className="underline decoration-line underline-offset-4 group-hover:decoration-current"
                >
                  {[number, title].filter(Boolean).join(', ')}
                </span>{' '}
                ({year}) <span className="block text-muted text-sm">{t(`agencies.${agency}`)}</span>
              </span>
              <Icon name="external" size="sm" className="text-primary" />
              <span className="sr-only">{footer('newTab')}</span>
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

import { useTranslations } from 'next-intl';
import { SpriteIcon } from '@/components/ui/sprite-icon';
import { type ServiceKey, services } from '@/content/services';
import { FurtherLinks } from './further-links';
import { ServiceSummary } from './service-summary';

/** Links to related services with their summaries. */
export function RelatedServices({ related }: { related: ServiceKey[] }) {
  const t = useTranslations('common.related');
  return (
    <FurtherLinks id="related" title={t('title')}>
      {related.map((service) => (
        <li
          key={service}
          className="group relative flex items-start gap-4 border-line/45 border-b py-3"
        >
          <SpriteIcon name={services[service].icon} className="mt-0.5 text-primary" />
          <div>
            {/* Beside other lists, which have names only, the services have no more. */}
            <ServiceSummary
              service={service}
              className="mt-1 text-muted lg:in-[section:not(:only-child)]:hidden"
            />
          </div>
        </li>
      ))}
    </FurtherLinks>
  );
}

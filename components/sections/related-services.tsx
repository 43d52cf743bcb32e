import { useTranslations } from 'next-intl';
import { useServiceCard } from '@/components/texts/use-service-card';
import { CardTitle } from '@/components/ui/card-title';
import { CoverLink } from '@/components/ui/cover-link';
import { SpriteIcon } from '@/components/ui/sprite-icon';
import type { ServiceKey } from '@/content/services';
import { FurtherLinks } from './further-links';

/** Links to related services with their summaries. */
export function RelatedServices({ related }: { related: ServiceKey[] }) {
  const t = useTranslations('common.related');
  return (
    <FurtherLinks id="related" title={t('title')}>
      {related.map(useServiceCard()).map(({ title, description, icon, to }) => (
        <li key={to} className="group relative flex items-start gap-4 border-line/45 border-b py-3">
          <SpriteIcon name={icon} className="mt-0.5 text-primary" />
          <div>
            <CardTitle as="h3">
              <CoverLink to={to}>{title}</CoverLink>
            </CardTitle>
            {/* Beside other lists, which have names only, the services have no more. */}
            <p className="mt-1 text-muted lg:in-[section:not(:only-child)]:hidden">{description}</p>
          </div>
        </li>
      ))}
    </FurtherLinks>
  );
}

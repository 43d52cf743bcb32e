import { useTranslations } from 'next-intl';
import { CardTitle } from '@/components/ui/card-title';
import { CoverLink } from '@/components/ui/cover-link';
import { type ServiceKey, servicePath } from '@/content/services';

type ServiceSummaryProps = {
  service: ServiceKey;
  /** Of the paragraph. */
  className: string;
};

/** The title of a service, whose link covers the nearest positioned box, a `group`, and its summary. */
export function ServiceSummary({ service, className }: ServiceSummaryProps) {
  const t = useTranslations('services');
  return (
    <>
      <CardTitle as="h3">
        <CoverLink to={servicePath(service)}>{t(`${service}.title`)}</CoverLink>
      </CardTitle>
      <p className={className}>{t(`${service}.summary`)}</p>
    </>
  );
}

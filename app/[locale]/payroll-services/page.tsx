import { ServicePage } from '@/components/service/service-page';
import { metadataFor } from '@/seo/metadata-for';

export const generateMetadata = metadataFor('payroll', 'services.payroll.meta');

export default function Page() {
  return <ServicePage service="payroll" />;
}

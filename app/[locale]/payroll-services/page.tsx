import { ServicePage } from '@/components/service/service-page';
import { metadataFor } from '@/lib/metadata-for';

export const generateMetadata = metadataFor('payroll', 'services.payroll.meta');

export default function Page() {
  return <ServicePage service="payroll" />;
}

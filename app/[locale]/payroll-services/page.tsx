import { ServicePage } from '@/components/service/service-page';
import { metadataFor } from '@/seo/metadata-for';

export const generateMetadata = metadataFor('payroll');

export default function Page() {
  return <ServicePage service="payroll" />;
}

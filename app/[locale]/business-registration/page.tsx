import { ServicePage } from '@/components/service/service-page';
import { metadataFor } from '@/seo/metadata-for';

export const generateMetadata = metadataFor('business');

export default function Page() {
  return <ServicePage service="business" />;
}

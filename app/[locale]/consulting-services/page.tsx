import { ServicePage } from '@/components/service/service-page';
import { metadataFor } from '@/seo/metadata-for';
import { useSpecializations } from './_sections/specializations';

export const generateMetadata = metadataFor('consulting', 'services.consulting.meta');

export default function Page() {
  return <ServicePage service="consulting" own={useSpecializations()} />;
}

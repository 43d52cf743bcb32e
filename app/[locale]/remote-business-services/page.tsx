import { ServicePage } from '@/components/service/service-page';
import { metadataFor } from '@/seo/metadata-for';
import { useOfferings } from './_sections/offerings';

export const generateMetadata = metadataFor('remoteBusiness', 'services.remoteBusiness.meta');

export default function Page() {
  return <ServicePage service="remoteBusiness" own={useOfferings()} />;
}

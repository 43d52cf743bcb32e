import { ServicePage } from '@/components/service/service-page';
import { metadataFor } from '@/seo/metadata-for';
import { useVisaTypes } from './_sections/visa-types';

export const generateMetadata = metadataFor('visa', 'services.visa.meta');

export default function Page() {
  return <ServicePage service="visa" own={useVisaTypes()} />;
}

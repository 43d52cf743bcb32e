import { ServicePage } from '@/components/service/service-page';
import { metadataFor } from '@/seo/metadata-for';
import { VisaTypes } from './_sections/visa-types';

export const generateMetadata = metadataFor('visa');

export default function Page() {
  return <ServicePage service="visa" own={<VisaTypes />} />;
}

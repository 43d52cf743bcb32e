import { ServicePage } from '@/components/service/service-page';
import { metadataFor } from '@/seo/metadata-for';
import { Specializations } from './_sections/specializations';

export const generateMetadata = metadataFor('consulting');

export default function Page() {
  return <ServicePage service="consulting" extra={<Specializations />} />;
}

import { ServicePage } from '@/components/service/service-page';
import { metadataFor } from '@/seo/metadata-for';
import { Solutions } from './_sections/solutions';

export const generateMetadata = metadataFor('hrAdmin');

export default function Page() {
  return <ServicePage service="hrAdmin" own={<Solutions />} />;
}

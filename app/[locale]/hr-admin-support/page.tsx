import { ServicePage } from '@/components/service/service-page';
import { metadataFor } from '@/seo/metadata-for';
import { useSolutions } from './_sections/solutions';

export const generateMetadata = metadataFor('hrAdmin', 'services.hrAdmin.meta');

export default function Page() {
  return <ServicePage service="hrAdmin" own={useSolutions()} />;
}

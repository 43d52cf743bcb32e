import { ServicePage } from '@/components/service/service-page';
import { metadataFor } from '@/seo/metadata-for';
import { Offerings } from './_sections/offerings';

export const generateMetadata = metadataFor('remoteBusiness');

export default function Page() {
  return <ServicePage service="remoteBusiness" own={<Offerings />} />;
}

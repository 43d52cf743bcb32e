import { ServicePage } from '@/components/service/service-page';
import { metadataFor } from '@/seo/metadata-for';
import { Conversation } from './_sections/conversation';
import { Specializations } from './_sections/specializations';

export const generateMetadata = metadataFor('consulting');

export default function Page() {
  return <ServicePage service="consulting" scope={<Conversation />} extra={<Specializations />} />;
}

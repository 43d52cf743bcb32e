import { VisaChecklist } from '@/components/service/samples/visa-checklist';
import { ServicePage } from '@/components/service/service-page';
import { usePageTexts } from '@/components/texts/use-page-texts';
import { metadataFor } from '@/seo/metadata-for';
import { VisaTypes } from './_sections/visa-types';

export const generateMetadata = metadataFor('visa');

export default function Page() {
  const { sample } = usePageTexts('visa');
  return (
    <ServicePage service="visa" extra={<VisaTypes />} sample={<VisaChecklist texts={sample} />} />
  );
}

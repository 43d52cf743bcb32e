import { MonthEndReport } from '@/components/service/samples/month-end-report';
import { ServicePage } from '@/components/service/service-page';
import { usePageTexts } from '@/components/texts/use-page-texts';
import { metadataFor } from '@/seo/metadata-for';

export const generateMetadata = metadataFor('accounting');

export default function Page() {
  const { sample } = usePageTexts('accounting');
  return <ServicePage service="accounting" sample={<MonthEndReport texts={sample} />} />;
}

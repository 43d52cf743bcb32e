import { PointsSection } from '@/components/service/points-section';
import { ServicePage } from '@/components/service/service-page';
import { usePageTexts } from '@/components/texts/use-page-texts';
import { metadataFor } from '@/seo/metadata-for';

export const generateMetadata = metadataFor('business');

export default function Page() {
  const { capital } = usePageTexts('business');
  return (
    <ServicePage
      service="business"
      extra={<PointsSection id="capital" texts={capital} items={Object.values(capital.items)} />}
    />
  );
}

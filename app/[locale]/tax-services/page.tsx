import { PointsSection } from '@/components/service/points-section';
import { ServicePage } from '@/components/service/service-page';
import { usePageTexts } from '@/components/texts/use-page-texts';
import { metadataFor } from '@/seo/metadata-for';

export const generateMetadata = metadataFor('tax');

export default function Page() {
  const { letter } = usePageTexts('tax');
  const letters = Object.values(letter.items).map(({ limit, ...item }) => ({
    ...item,
    note: limit,
  }));
  return (
    <ServicePage
      service="tax"
      extra={<PointsSection id="letter" texts={letter} items={letters} />}
    />
  );
}

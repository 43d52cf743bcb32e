import { PointsSection } from '@/components/service/points-section';
import { StaffFile } from '@/components/service/samples/staff-file';
import { ServicePage } from '@/components/service/service-page';
import { usePageTexts } from '@/components/texts/use-page-texts';
import { solutionIcons } from '@/content/message-items';
import { withIcons } from '@/lib/messages/with-icons';
import { metadataFor } from '@/seo/metadata-for';

export const generateMetadata = metadataFor('hrAdmin');

export default function Page() {
  const { sample, solutions } = usePageTexts('hrAdmin');
  const items = withIcons(solutions.items, solutionIcons);
  return (
    <ServicePage
      service="hrAdmin"
      sample={<StaffFile texts={sample} />}
      extra={<PointsSection texts={solutions} items={items} isFirstRowOpen />}
    />
  );
}

import { PointsSection } from '@/components/service/points-section';
import { TaskList } from '@/components/service/samples/task-list';
import { ServicePage } from '@/components/service/service-page';
import { usePageTexts } from '@/components/texts/use-page-texts';
import { offeringIcons } from '@/content/message-items';
import { withIcons } from '@/lib/messages/with-icons';
import { metadataFor } from '@/seo/metadata-for';

export const generateMetadata = metadataFor('remoteBusiness');

export default function Page() {
  const { offerings, sample } = usePageTexts('remoteBusiness');
  const items = withIcons(offerings.items, offeringIcons);
  return (
    <ServicePage
      service="remoteBusiness"
      sample={<TaskList texts={sample} />}
      extra={<PointsSection texts={offerings} items={items} isFirstRowOpen />}
    />
  );
}

import { PointsSection } from '@/components/service/points-section';
import { usePageTexts } from '@/components/texts/use-page-texts';
import { MarkedList } from '@/components/ui/marked-list';
import { specializationIcons } from '@/content/message-items';
import { withIcons } from '@/lib/messages/with-icons';

/** The fields that the firm advises on: each opens to a description and its benefits. */
export function Specializations() {
  const { specializations } = usePageTexts('consulting');
  const items = withIcons(specializations.items, specializationIcons).map(
    ({ benefits, ...item }) => ({
      ...item,
      more: (
        <>
          <p className="mt-5 mb-3">
            <strong>{specializations.benefitsLabel}</strong>
          </p>
          <MarkedList items={benefits} />
        </>
      ),
    }),
  );
  return <PointsSection texts={specializations} items={items} isFirstRowOpen />;
}

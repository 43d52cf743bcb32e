import { useLocale } from 'next-intl';
import { Bars } from '@/components/document/diagrams/bars';
import { rowGrid } from '@/components/document/diagrams/row';
import { Threads } from '@/components/document/diagrams/threads';
import { PointsSection } from '@/components/service/points-section';
import { ServicePage } from '@/components/service/service-page';
import { usePageTexts } from '@/components/texts/use-page-texts';
import { figureIn } from '@/lib/documents/diagrams';
import { entriesOf } from '@/lib/objects/entries-of';
import { metadataFor } from '@/seo/metadata-for';

export const generateMetadata = metadataFor('tax');

export default function Page() {
  const { letter } = usePageTexts('tax');
  const locale = useLocale();
  const letters = Object.values(letter.items).map(({ limit, ...item }) => ({
    ...item,
    note: limit,
  }));
  const rows = entriesOf(letter.clocks.items).map(([clock, { label, time }]) => ({
    label,
    points: [{ text: time, value: figureIn(time, locale) ?? 0 }],
    isMarked: clock === 'decision',
  }));
  const bars = (
    <figure className="self-start border-hairline border-t-4 border-t-primary border-b bg-surface p-5 sm:p-7">
      <figcaption className="mb-3 text-balance font-semibold text-heading">
        {letter.clocks.title}
      </figcaption>
      <Threads />
      {/* Its days stand in the caption and in the texts of the letters. */}
      <div aria-hidden="true" className={rowGrid}>
        <Bars headers={['', letter.clocks.title]} rows={rows} />
      </div>
    </figure>
  );
  return (
    <ServicePage
      service="tax"
      extra={<PointsSection id="letter" texts={letter} items={letters} aside={bars} />}
    />
  );
}

import { VisaChecklist } from '@/components/service/samples/visa-checklist';
import { ServicePage } from '@/components/service/service-page';
import { usePageTexts } from '@/components/texts/use-page-texts';
import { entriesOf } from '@/lib/objects/entries-of';
import { metadataFor } from '@/seo/metadata-for';
import { visaAnchor } from './_sections/visa-type';
import { VisaTypes } from './_sections/visa-types';

export const generateMetadata = metadataFor('visa');

export default function Page() {
  const { sample, visaTypes } = usePageTexts('visa');
  return (
    <ServicePage
      service="visa"
      extra={<VisaTypes />}
      sample={<VisaChecklist texts={sample} />}
      shortcuts={entriesOf(visaTypes.shortcuts).map(([visa, label]) => {
        return { anchor: visaAnchor(visa), label };
      })}
    />
  );
}

import { PayrollRegister } from '@/components/service/samples/payroll-register';
import { ServicePage } from '@/components/service/service-page';
import { usePageTexts } from '@/components/texts/use-page-texts';
import { metadataFor } from '@/seo/metadata-for';

export const generateMetadata = metadataFor('payroll');

export default function Page() {
  const { sample } = usePageTexts('payroll');
  return <ServicePage service="payroll" sample={<PayrollRegister texts={sample} />} />;
}

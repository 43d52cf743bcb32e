import { ToolPage } from '@/components/tools/tool-page';
import { metadataFor } from '@/seo/metadata-for';

export const generateMetadata = metadataFor('seoAudit');

export default function Page() {
  return <ToolPage tool="seoAudit" />;
}

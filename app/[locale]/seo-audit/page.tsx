import { ToolPage } from '@/components/tools/tool-page';
import { metadataFor } from '@/lib/metadata-for';

export const generateMetadata = metadataFor('seoAudit', 'pages.tools.seoAudit.meta');

export default function Page() {
  return <ToolPage tool="seoAudit" />;
}

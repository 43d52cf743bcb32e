import { ToolPage } from '@/components/tools/tool-page';
import { metadataFor } from '@/seo/metadata-for';

export const generateMetadata = metadataFor('seoAudit', 'pages.tools.seoAudit.meta');

export default function Page() {
  return <ToolPage tool="seoAudit" />;
}

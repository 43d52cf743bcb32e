import { ToolPage } from '@/components/tools/tool-page';
import { metadataFor } from '@/seo/metadata-for';

export const generateMetadata = metadataFor('downloadAssets', 'pages.tools.downloadAssets.meta');

export default function Page() {
  return <ToolPage tool="downloadAssets" />;
}

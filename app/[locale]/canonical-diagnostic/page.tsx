import { ToolPage } from '@/components/tools/tool-page';
import { metadataFor } from '@/seo/metadata-for';

export const generateMetadata = metadataFor('canonicalDiagnostic');

export default function Page() {
  return <ToolPage tool="canonicalDiagnostic" />;
}

import type { Metadata } from 'next';
import { PrintPage } from '@/components/downloads/print-page';
import { printPageNamed, printPageNames } from '@/content/downloads';
import { metadataFor } from '@/seo/metadata-for';

type DownloadProps = { params: Promise<{ download: string }> };

export function generateStaticParams() {
  return printPageNames.map((download) => ({ download }));
}

export async function generateMetadata({ params }: DownloadProps): Promise<Metadata> {
  return metadataFor(printPageNamed((await params).download))();
}

export default async function Page({ params }: DownloadProps) {
  return <PrintPage id={printPageNamed((await params).download)} />;
}

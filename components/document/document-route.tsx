import type { Metadata } from 'next';
import { getLocale } from 'next-intl/server';
import { type DocumentFamily, type DocumentKind, documentSlugs } from '@/content/pages';
import { documentEntry } from '@/documents/entries';
import { pageMetadata } from '@/seo/page-metadata';
import { DocumentPage } from './document-page';

type SlugProps = { params: Promise<{ slug: string }> };

/** What a route of documents exports: both kinds at both path families are this one page. */
export function documentRoute(kind: DocumentKind, family: DocumentFamily) {
  return {
    generateStaticParams: () => documentSlugs[kind].map((slug) => ({ slug })),

    async generateMetadata({ params }: SlugProps): Promise<Metadata> {
      const locale = await getLocale();
      const document = documentEntry(`${kind}/${(await params).slug}`, locale);
      return pageMetadata({
        locale,
        title: document.metaTitle,
        description: document.description,
        path: document.path,
        indexable: true,
      });
    },

    async Page({ params }: SlugProps) {
      return <DocumentPage kind={kind} slug={(await params).slug} family={family} />;
    },
  };
}

import type { Metadata } from 'next';
import { getLocale } from 'next-intl/server';
import { type DocumentFamily, type DocumentKind, documentPath } from '@/content/pages';
import { documentEntry } from '@/documents/entries';
import { documentSlugs } from '@/generated/document-slugs';
import { pageDates } from '@/seo/dates/page-dates';
import { pageMetadata } from '@/seo/page-metadata';
import { DocumentPage } from './document-page';

type SlugProps = { params: Promise<{ slug: string }> };

/** The exports of a document route: both kinds in both path families share one page. */
export function documentRoute(kind: DocumentKind, family: DocumentFamily) {
  return {
    generateStaticParams: () => documentSlugs[kind].map((slug) => ({ slug })),

    async generateMetadata({ params }: SlugProps): Promise<Metadata> {
      const locale = await getLocale();
      const { slug } = await params;
      const document = documentEntry(`${kind}/${slug}`, locale);
      const shown = documentEntry(document.id, document.bodyLocale);
      return pageMetadata({
        locale,
        title: document.title,
        description: document.description,
        contentTexts: { title: shown.title, description: shown.description },
        path: documentPath(kind, slug, family),
        indexable: true,
        dates: pageDates(document.path, document.bodyLocale),
      });
    },

    async Page({ params }: SlugProps) {
      return <DocumentPage kind={kind} slug={(await params).slug} family={family} />;
    },
  };
}

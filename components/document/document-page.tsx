import type { Root } from 'hast';
import { useLocale, useTranslations } from 'next-intl';
import { PageShell } from '@/components/layout/page-shell';
import { LocalLink } from '@/components/ui/local-link';
import { insightsAnchors, insightsPath } from '@/content/insights';
import { type DocumentFamily, type DocumentKind, documentPath } from '@/content/pages';
import { site } from '@/content/site';
import { readDocument } from '@/documents/documents';
import { foreignLang } from '@/i18n/locales';
import { localizedPath } from '@/i18n/paths';
import { tableOfContents } from '@/lib/documents/table-of-contents';
import { DocumentHeader } from './document-header';
import { DocumentLaws } from './document-laws';
import { DocumentServices } from './document-services';
import { EnglishBodyNote } from './english-body-note';
import { Markdown } from './markdown';
import { ReadNext } from './read-next';
import { RelatedDocuments } from './related-documents';
import { TableOfContents } from './table-of-contents';

type DocumentPageProps = { kind: DocumentKind; slug: string; family: DocumentFamily };

/** The lead paragraph of a document, and what follows it. */
function splitLead({ children, ...root }: Root): [lead: Root, rest: Root] {
  return [
    { ...root, children: children.slice(0, 1) },
    { ...root, children: children.slice(1) },
  ];
}

/** An article or a blog post, at its plain path or under /insights. */
export function DocumentPage({ kind, slug, family }: DocumentPageProps) {
  const t = useTranslations('articles');
  const locale = useLocale();
  const document = readDocument(`${kind}/${slug}`, locale);
  const [lead, rest] = splitLead(document.tree);
  const lang = foreignLang(document.bodyLocale, locale);
  const address = site.origin + localizedPath(document.bodyLocale, document.path);
  return (
    <PageShell path={documentPath(kind, slug, family)} crumb={document.title}>
      <article className="mx-auto max-w-page px-5 pt-8 pb-16 sm:px-8 sm:pt-12 sm:pb-20">
        <DocumentHeader document={document} />
        <div className="mt-10 grid grid-cols-1 gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
          <div className="max-w-measure">
            {lang === undefined ? null : <EnglishBodyNote document={document} />}
            <div data-document-text="" lang={lang} className="text-lead">
              <Markdown tree={lead} />
            </div>
          </div>
          <TableOfContents entries={tableOfContents(document.tree)} lang={lang} />
          <div className="max-w-measure">
            <div
              data-document-text=""
              lang={lang}
              className="grid grid-cols-1 gap-4 text-[1.0625rem] lines-[1.7] *:min-w-0"
            >
              <Markdown tree={rest} />
            </div>
            <p data-shown-only="print" className="mt-10 hidden text-muted print:block">
              {t('source', { url: address })}
            </p>
            <DocumentLaws document={document} />
            <DocumentServices document={document} />
            <p className="no-print mt-8">
              <LocalLink
                to={insightsPath(insightsAnchors[kind])}
                className="font-semibold text-primary underline underline-offset-4"
              >
                {t('back')}
              </LocalLink>
            </p>
          </div>
        </div>
      </article>
      <div className="no-print">
        <RelatedDocuments document={document} />
        <ReadNext document={document} />
      </div>
    </PageShell>
  );
}

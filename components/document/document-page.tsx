import { useLocale, useTranslations } from 'next-intl';
import { PageShell } from '@/components/layout/page-shell';
import { SuggestedPages } from '@/components/sections/suggested-pages';
import { usePageLang } from '@/components/texts/use-page-lang';
import { TextLink } from '@/components/ui/text-link';
import { insightsAnchors, insightsPath } from '@/content/insights';
import { type DocumentFamily, type DocumentKind, documentPath } from '@/content/pages';
import { documentFacts } from '@/documents/document-files';
import { readDocument } from '@/documents/documents';
import { foreignLang } from '@/i18n/locales';
import { documentParts } from '@/lib/documents/document-parts';
import { tableOfContents } from '@/lib/documents/table-of-contents';
import { idOf } from '@/seo/json-ld/ids';
import { canonicalUrl } from '@/seo/page-languages';
import { Checklist, checklistId } from './checklist';
import { Threads } from './diagrams/threads';
import { DocumentBody } from './document-body';
import { DocumentChanges } from './document-changes';
import { DocumentContents } from './document-contents';
import { DocumentCoverPicture } from './document-cover-picture';
import { DocumentHeader } from './document-header';
import { DocumentServices } from './document-services';
import { DocumentSources, sourcesId } from './document-sources';
import { EnglishBodyNote } from './english-body-note';
import { RelatedDocuments } from './related-documents';

type DocumentPageProps = { kind: DocumentKind; slug: string; family: DocumentFamily };

/** An article or a blog post, at its plain path or under /insights. */
export function DocumentPage({ kind, slug, family }: DocumentPageProps) {
  const t = useTranslations('articles');
  const locale = useLocale();
  const document = readDocument(`${kind}/${slug}`, locale);
  const { lead, first, text, checklist } = documentParts(document.tree);
  const lang = foreignLang(document.bodyLocale, locale);
  const canonical = canonicalUrl(document.path, document.bodyLocale);
  const { sources } = document;
  return (
    <PageShell path={documentPath(kind, slug, family)} crumb={document.title}>
      <Threads />
      {/* From the width of a desktop on, the text has the first two columns, the cover the last two. */}
      <article className="mx-auto grid max-w-page grid-cols-1 gap-x-16 gap-y-10 px-5 pt-8 pb-16 sm:px-8 sm:pt-12 sm:pb-20 lg:grid-cols-[minmax(0,7fr)_minmax(0,3fr)_15rem]">
        <div className="lg:self-center">
          <DocumentHeader document={document} />
          <div className="mt-6">
            {lang === undefined ? null : <EnglishBodyNote document={document} />}
            <div data-document-text="" lang={lang} className="text-lead">
              <DocumentBody tree={lead} />
            </div>
          </div>
        </div>
        <div data-document-text="" lang={lang} className="lg:col-span-2">
          {/* What a reader does first, in a few lines that can be seen without scrolling. */}
          <section
            aria-labelledby="first-steps-title"
            className="first-steps tricolor-rule bg-deep px-6 pt-7 pb-8 text-on-deep sm:px-8"
          >
            <h2
              id="first-steps-title"
              lang={usePageLang()}
              className="mb-4 font-display font-semibold text-subtitle"
            >
              {t('first')}
            </h2>
            <DocumentBody tree={first} />
          </section>
        </div>
        <DocumentCoverPicture document={document} />
        <DocumentContents
          entries={tableOfContents(document.tree)}
          lang={lang}
          className="lg:row-start-2"
          more={[
            { id: checklistId, text: t('checklist') },
            ...(sources.length === 0
              ? []
              : [{ id: sourcesId, text: t('sourceCount', { count: sources.length }) }]),
          ]}
        />
        <div className="min-w-0 [--container-measure:38rem] lg:col-span-2 lg:col-start-1 lg:row-start-3">
          <div
            data-document-text=""
            lang={lang}
            className="grid grid-cols-1 gap-4 text-[1.125rem] lines-[1.7] print:text-[1.0625rem] lg:[&>*:not(.wide)]:max-w-measure [&>*]:min-w-0"
          >
            <DocumentBody tree={text} />
          </div>
          <div data-document-text="" lang={lang}>
            <Checklist document={document} url={canonical}>
              <DocumentBody tree={checklist} isChecklist />
            </Checklist>
          </div>
          <p data-shown-only="print" className="mt-10 hidden text-muted print:block">
            {t('source', { url: canonical })}
          </p>
          {sources.length === 0 ? null : (
            <DocumentSources
              sources={sources}
              facts={documentFacts(document.id)}
              citedBy={idOf(canonical, 'article')}
            />
          )}
          <DocumentChanges document={document} />
          <DocumentServices document={document} />
          <p className="no-print mt-8">
            <TextLink to={insightsPath(insightsAnchors[kind])}>{t('back')}</TextLink>
          </p>
        </div>
      </article>
      <div className="no-print">
        <RelatedDocuments document={document} />
        <SuggestedPages
          title={t('readNext')}
          suggestions={document.suggestions.map((id) => ({ document: id }))}
        />
      </div>
    </PageShell>
  );
}

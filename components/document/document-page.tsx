import type { Root } from 'hast';
import { useLocale, useTranslations } from 'next-intl';
import { PageShell } from '@/components/layout/page-shell';
import { LawList, lawsTitleId } from '@/components/sections/law-list';
import { SuggestedPages } from '@/components/sections/suggested-pages';
import { TextLink } from '@/components/ui/text-link';
import { lawsOf } from '@/content/facts';
import { insightsAnchors, insightsPath } from '@/content/insights';
import { type DocumentFamily, type DocumentKind, documentPath } from '@/content/pages';
import { documentFacts } from '@/documents/document-files';
import { readDocument } from '@/documents/documents';
import { foreignLang } from '@/i18n/locales';
import { tableOfContents } from '@/lib/documents/table-of-contents';
import { idOf } from '@/seo/json-ld/ids';
import { canonicalUrl } from '@/seo/page-languages';
import { DocumentBody } from './document-body';
import { DocumentContents } from './document-contents';
import { DocumentHeader } from './document-header';
import { DocumentServices } from './document-services';
import { EnglishBodyNote } from './english-body-note';
import { RelatedDocuments } from './related-documents';

type DocumentPageProps = { kind: DocumentKind; slug: string; family: DocumentFamily };

/** The lead paragraph of a document, and the rest. */
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
  const facts = documentFacts(document.id);
  const canonical = canonicalUrl(document.path, document.bodyLocale);
  return (
    <PageShell path={documentPath(kind, slug, family)} crumb={document.title}>
      <article className="mx-auto max-w-page px-5 pt-8 pb-16 sm:px-8 sm:pt-12 sm:pb-20">
        <DocumentHeader document={document} />
        <div className="mt-10 grid grid-cols-1 gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
          <div className="max-w-measure">
            {lang === undefined ? null : <EnglishBodyNote document={document} />}
            <div data-document-text="" lang={lang} className="text-lead">
              <DocumentBody tree={lead} />
            </div>
          </div>
          <DocumentContents entries={tableOfContents(document.tree)} lang={lang} />
          <div className="max-w-measure">
            <div
              data-document-text=""
              lang={lang}
              className="grid grid-cols-1 gap-4 text-[1.0625rem] lines-[1.7] [&>*]:min-w-0"
            >
              <DocumentBody tree={rest} />
            </div>
            <p data-shown-only="print" className="mt-10 hidden text-muted print:block">
              {t('source', { url: canonical })}
            </p>
            {lawsOf(facts).length === 0 ? null : (
              <section data-document-text="" aria-labelledby={lawsTitleId} className="mt-14">
                <LawList as="h2" facts={facts} citedBy={idOf(canonical, 'article')} />
              </section>
            )}
            <DocumentServices document={document} />
            <p className="no-print mt-8">
              <TextLink to={insightsPath(insightsAnchors[kind])}>{t('back')}</TextLink>
            </p>
          </div>
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

import { useLocale, useTranslations } from 'next-intl';
import { LanguageMark } from '@/components/sections/language-mark';
import { ReadMoreLink } from '@/components/sections/read-more-link';
import { useDocumentLabels } from '@/components/sections/use-document-labels';
import { Clauses } from '@/components/ui/clauses';
import { Picture } from '@/components/ui/picture';
import { Section } from '@/components/ui/section';
import { type DocumentEntry, documentCover, relatedDocuments } from '@/documents/entries';

function RelatedCard({ document }: { document: DocumentEntry }) {
  const types = useTranslations('common.suggestions.types');
  const { title, excerpt, readTime, lang } = useDocumentLabels(document);
  return (
    <li className="group relative flex gap-4 bg-surface p-5 max-lg:flex-col sm:gap-5 sm:p-6">
      <Picture
        name={documentCover(document)}
        alt=""
        className="object-cover h-20 w-28 shrink-0 lg:h-28 lg:w-40"
      />
      <div className="flex min-w-0 flex-col">
        <p className="text-muted text-sm">
          <span className="font-semibold text-primary">
            {types(document.kind === 'blogs' ? 'blog' : 'article')}
          </span>
          {'\u00a0· '}
          <span className="whitespace-nowrap">{readTime}</span>
          <LanguageMark document={document} className="ml-1" />
        </p>
        <h3 lang={lang} className="mt-1.5 font-display font-semibold text-xl lines-tight">
          <Clauses text={title} />
        </h3>
        <p lang={lang} className="mt-2 flex-1 text-muted">
          {excerpt}
        </p>
        <p className="mt-3 text-sm">
          <ReadMoreLink document={document} />
        </p>
      </div>
    </li>
  );
}

/** More documents of the same cluster; nothing where there are none. */
export function RelatedDocuments({ document }: { document: DocumentEntry }) {
  const t = useTranslations('articles');
  const related = relatedDocuments(document, useLocale());
  if (related.length === 0) return null;
  return (
    <Section
      tone="band"
      edge
      labelledBy="related-title"
      heading={{ title: t('more', { cluster: t(`clusters.${document.clusters[0]}`) }) }}
    >
      <ul className="mt-8 grid gap-5 md:grid-cols-2">
        {related.map((other) => (
          <RelatedCard key={other.id} document={other} />
        ))}
      </ul>
    </Section>
  );
}

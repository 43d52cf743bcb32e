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
  const { title, excerpt, readTime, lang } = useDocumentLabels()(document);
  return (
    <li className="group relative grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 bg-surface p-5 sm:gap-x-5 sm:p-6 lg:grid-rows-[auto_1fr]">
      <Picture
        name={documentCover(document)}
        alt=""
        className="object-cover h-16 w-24 lg:row-span-2 lg:h-28 lg:w-40"
      />
      <div>
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
      </div>
      {/* Below the cover, too, where that stands beside the title of a narrow card. */}
      <div className="flex flex-col max-lg:col-span-full">
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

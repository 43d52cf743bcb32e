import { useLocale, useTranslations } from 'next-intl';
import { LanguageMark } from '@/components/sections/language-mark';
import { ReadMoreLink } from '@/components/sections/read-more-link';
import { useDocumentLabels } from '@/components/sections/use-document-labels';
import { Clauses } from '@/components/ui/clauses';
import { Picture } from '@/components/ui/picture';
import { Section } from '@/components/ui/section';
import { type DocumentEntry, documentCover, relatedDocuments } from '@/documents/entries';
import { classNames } from '@/lib/markup/class-names';

type RelatedCardProps = {
  document: DocumentEntry;
  /** On large screens one of three in a row, with its cover above; a wider card has it beside its text. */
  isNarrow: boolean;
};

function RelatedCard({ document, isNarrow }: RelatedCardProps) {
  const types = useTranslations('common.suggestions.types');
  const { title, excerpt, readTime, lang } = useDocumentLabels()(document);
  return (
    <li
      className={classNames(
        'group relative grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 bg-surface p-5 sm:gap-x-5 sm:p-6',
        isNarrow ? 'lg:flex lg:flex-col' : 'lg:grid-rows-[auto_1fr]',
      )}
    >
      <Picture
        name={documentCover(document)}
        alt=""
        className={classNames(
          'h-16 w-24 object-cover',
          isNarrow ? 'lg:mb-4 lg:h-40 lg:w-full' : 'lg:row-span-2 lg:h-28 lg:w-40',
        )}
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
      <div className="flex grow flex-col max-lg:col-span-full">
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
  const isRowOfThree = related.length === 3;
  return (
    <Section
      tone="band"
      edge
      labelledBy="related-title"
      heading={{ title: t('more', { cluster: t(`clusters.${document.clusters[0]}`) }) }}
    >
      <ul
        className={classNames('mt-8 grid gap-5 md:grid-cols-2', isRowOfThree && 'lg:grid-cols-3')}
      >
        {related.map((other) => (
          <RelatedCard key={other.id} document={other} isNarrow={isRowOfThree} />
        ))}
      </ul>
    </Section>
  );
}

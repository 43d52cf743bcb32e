import { useLocale, useTranslations } from 'next-intl';
import { CoverLink } from '@/components/ui/cover-link';
import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import type { Document } from '@/content/documents';
import { locales } from '@/i18n/locales';
import { classNames } from '@/lib/class-names';
import { documentCover } from './document-cover';
import { useDocumentFacts } from './use-document-facts';

/** Parts of a cloth: articles of one cluster share it, and side by side each shows another part. */
const parts = ['', 'origin-top-left scale-200', 'origin-right scale-150'];

/** How often the cover of a document has been shown before it in the same list. */
function earlierUses(documents: Document[], index: number): number {
  const [current, ...earlier] = documents
    .slice(0, index + 1)
    .reverse()
    .map(documentCover);
  return earlier.filter((cover) => cover === current).length;
}

type DocumentCardProps = { document: Document; part: string | undefined };

/** One document as a card: category, title, excerpt, date and read time. */
function DocumentCard({ document, part }: DocumentCardProps) {
  const t = useTranslations('common.buttons');
  const facts = useDocumentFacts(document);
  const lang = document.locale === useLocale() ? undefined : locales[document.locale].lang;
  return (
    <li className="group relative flex flex-col">
      <div className="aspect-16/7 overflow-hidden">
        <Picture
          name={documentCover(document)}
          alt=""
          className={classNames('size-full object-cover', part)}
        />
      </div>
      <p className="mt-4 font-semibold text-primary text-sm">{facts.category}</p>
      <h3 className="mt-2 font-display font-semibold text-[1.375rem] leading-tight" lang={lang}>
        <CoverLink to={document.path} quiet>
          {document.title}
        </CoverLink>
      </h3>
      <p className="mt-2 flex-1 text-muted" lang={lang}>
        {document.excerpt}
      </p>
      <p className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-2 text-muted text-sm">
        <time dateTime={document.date} className="flex items-center gap-1.5">
          <Icon name="calendar" size="sm" />
          {facts.date}
        </time>
        <span className="flex items-center gap-1.5">
          <Icon name="clock" size="sm" />
          {facts.readTime}
        </span>
        <span
          aria-hidden="true"
          className="flex items-center gap-1 font-semibold text-primary max-sm:w-full sm:ml-auto"
        >
          {t('readMore')}
          <Icon name="next" size="sm" />
        </span>
      </p>
    </li>
  );
}

/** Documents as cards, three in a row on large screens. */
export function DocumentCards({ documents }: { documents: Document[] }) {
  return (
    <ul className="grid gap-x-8 gap-y-12 md:grid-cols-2 lg:grid-cols-3">
      {documents.map((document, index) => (
        <DocumentCard
          key={document.path}
          document={document}
          part={parts[earlierUses(documents, index) % parts.length]}
        />
      ))}
    </ul>
  );
}

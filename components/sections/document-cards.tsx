import { useLocale, useTranslations } from 'next-intl';
import { LocalLink } from '@/components/ui/local-link';
import { Picture } from '@/components/ui/picture';
import type { Document } from '@/content/documents';
import { locales } from '@/i18n/locales';
import { documentCover } from './document-cover';
import { useDocumentFacts } from './use-document-facts';

/** One document as a card: category, title, excerpt, date and read time. */
function DocumentCard({ document }: { document: Document }) {
  const t = useTranslations('common.buttons');
  const facts = useDocumentFacts(document);
  const lang = document.locale === useLocale() ? undefined : locales[document.locale].lang;
  return (
    <li className="group relative flex flex-col">
      <Picture name={documentCover(document)} alt="" className="aspect-16/7 w-full object-cover" />
      <p className="mt-4 font-semibold text-primary text-sm">{facts.category}</p>
      <h3 className="mt-2 font-display font-semibold text-[1.375rem] leading-tight" lang={lang}>
        <LocalLink
          to={document.path}
          className="after:absolute after:inset-0 group-hover:text-primary group-hover:underline decoration-2 underline-offset-4"
        >
          {document.title}
        </LocalLink>
      </h3>
      <p className="mt-2 flex-1 text-muted" lang={lang}>
        {document.excerpt}
      </p>
      <p className="mt-5 flex flex-wrap justify-between gap-2 text-muted text-sm">
        <span>
          <time dateTime={document.date}>{facts.date}</time> · {facts.readTime}
        </span>
        <span aria-hidden="true" className="font-semibold text-primary">
          {t('readMore')}
        </span>
      </p>
    </li>
  );
}

/** Documents as cards, three in a row on large screens. */
export function DocumentCards({ documents }: { documents: Document[] }) {
  return (
    <ul className="grid gap-x-8 gap-y-12 md:grid-cols-2 lg:grid-cols-3">
      {documents.map((document) => (
        <DocumentCard key={document.path} document={document} />
      ))}
    </ul>
  );
}

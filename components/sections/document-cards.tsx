import { CardTitle } from '@/components/ui/card-title';
import { Clauses } from '@/components/ui/clauses';
import { Picture } from '@/components/ui/picture';
import { type DocumentEntry, documentCover } from '@/documents/entries';
import { LanguageMark } from './language-mark';
import { ReadMoreLink } from './read-more-link';
import { TopicStripe } from './topic-stripe';
import { useDocumentLabels } from './use-document-labels';

function DocumentCard({ document }: { document: DocumentEntry }) {
  const { title, excerpt, category, date, readTime, lang } = useDocumentLabels()(document);
  return (
    <li data-topic={document.category} className="group relative flex flex-col">
      <Picture name={documentCover(document)} alt="" className="object-cover aspect-16/9 w-full" />
      <p className="mt-4 flex flex-wrap items-center justify-between gap-2 text-sm">
        <span className="flex items-center gap-2.5 font-semibold text-primary">
          <TopicStripe topic={document.category} />
          {category}
        </span>
        <LanguageMark document={document} className="text-muted" />
      </p>
      <CardTitle as="h3" className="mt-2" lang={lang}>
        <Clauses text={title} />
      </CardTitle>
      <p className="mt-2 flex-1 text-muted" lang={lang}>
        {excerpt}
      </p>
      <p className="mt-5 text-muted text-sm">
        <time dateTime={document.date}>{date}</time>
        {'\u00a0· '}
        <span className="whitespace-nowrap">{readTime}</span>
      </p>
      <p className="mt-2 text-sm">
        <ReadMoreLink document={document} />
      </p>
    </li>
  );
}

/** Documents as cards, three in a row on large screens. */
export function DocumentCards({ documents }: { documents: readonly DocumentEntry[] }) {
  return (
    <ul className="grid gap-x-8 gap-y-12 md:grid-cols-2 lg:grid-cols-3">
      {documents.map((document) => (
        <DocumentCard key={document.path} document={document} />
      ))}
    </ul>
  );
}

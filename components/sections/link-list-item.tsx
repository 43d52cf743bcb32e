import { useLocale } from 'next-intl';
import { CardTitle } from '@/components/ui/card-title';
import { LocalLink } from '@/components/ui/local-link';
import type { DocumentId } from '@/content/pages';
import { documentEntry } from '@/documents/entries';
import { useDocumentLabels } from './use-document-labels';

type LinkListItemProps = {
  name: string;
  /** Path of its place in the document, without locale prefix. */
  to: string;
  /** The document that shows it; left out where space is short. */
  document?: DocumentId | undefined;
};

function DocumentTitle({ document }: { document: DocumentId }) {
  const { title, lang } = useDocumentLabels(documentEntry(document, useLocale()));
  return (
    <p lang={lang} className="mt-1 text-muted">
      {title}
    </p>
  );
}

/** A link to a calculator or a download, with the title of the document that shows it. */
export function LinkListItem({ name, to, document }: LinkListItemProps) {
  return (
    <li className="border-line/45 border-b py-3">
      <CardTitle as="h3">
        <LocalLink to={to} className="underline decoration-1 underline-offset-4 hover:text-primary">
          {name}
        </LocalLink>
      </CardTitle>
      {document === undefined ? null : <DocumentTitle document={document} />}
    </li>
  );
}

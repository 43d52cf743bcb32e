import { useTranslations } from 'next-intl';
import { useDocumentLabels } from '@/components/sections/use-document-labels';
import { LocalLink } from '@/components/ui/local-link';
import { pages } from '@/content/pages';
import type { DocumentEntry } from '@/documents/entries';

/**
 * Tells readers of a translated page that the document is in English, and how to ask about it. Where the excerpt is
 * translated, it comes first.
 */
export function EnglishBodyNote({ document }: { document: DocumentEntry }) {
  const t = useTranslations('articles');
  const { excerpt, lang } = useDocumentLabels()(document);
  return (
    <div data-unlinked="" className="mb-8">
      {lang === undefined ? <p className="mb-5 text-lead">{excerpt}</p> : null}
      <p className="border-accent border-l-4 pl-3 text-muted">
        {t.rich('englishBody', {
          contact: (words) => (
            <LocalLink
              to={pages.contact.path}
              className="text-primary underline underline-offset-4"
            >
              {words}
            </LocalLink>
          ),
        })}
      </p>
    </div>
  );
}

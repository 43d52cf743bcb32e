import { useDocumentLabels } from '@/components/sections/use-document-labels';
import { InlinePicture } from '@/components/ui/inline-picture';
import { type DocumentEntry, documentCover } from '@/documents/entries';

/** The cover of a document; not on phones, where it would part what to do first from the text. */
export function DocumentCoverPicture({ document }: { document: DocumentEntry }) {
  const { lang } = useDocumentLabels()(document);
  return (
    <div className="no-print max-md:hidden max-lg:-mx-8 lg:col-span-2 lg:col-start-2 lg:row-start-1 lg:self-center">
      <InlinePicture
        name={documentCover(document)}
        alt={document.heroAlt ?? ''}
        lang={document.heroAlt ? lang : undefined}
        className="aspect-2/1 w-full lg:aspect-16/10"
      />
      <div aria-hidden="true" className="fringe" />
    </div>
  );
}

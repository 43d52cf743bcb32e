import { Picture } from '@/components/ui/picture';
import { type DocumentEntry, documentCover } from '@/documents/entries';
import { classNames } from '@/lib/markup/class-names';

type DocumentCoverProps = {
  document: DocumentEntry;
  /** Classes for its size. */
  className: string;
};

/** The cover of a document on a card, cropped to its box. */
export function DocumentCover({ document, className }: DocumentCoverProps) {
  return (
    <Picture
      name={documentCover(document)}
      alt=""
      className={classNames('object-cover', className)}
    />
  );
}

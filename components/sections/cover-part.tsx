import { Picture } from '@/components/ui/picture';
import { type DocumentEntry, documentCover } from '@/documents/entries';
import { classNames } from '@/lib/markup/class-names';

/**
 * Crops of a cover picture: articles of one cluster share it, and show different parts side by side. Never
 * scaled down, where its pattern would blur.
 */
const parts = [
  'left-1/4 top-1/2 w-160 [translate:-25%_-50%]',
  'left-3/4 top-1/4 w-240 [translate:-75%_-25%]',
  'left-full top-3/4 w-160 [translate:-100%_-75%]',
  'left-1/2 top-full w-200 [translate:-50%_-100%]',
];

type CoverPartProps = {
  /** The documents of one list. */
  documents: readonly DocumentEntry[];
  /** Index of the document whose cover is shown. */
  index: number;
  /** Classes for its size. */
  className: string;
};

/** A crop of a document's cover, different from those of earlier documents with the same cover. */
export function CoverPart({ documents, index, className }: CoverPartProps) {
  const [cover, ...earlier] = documents
    .slice(0, index + 1)
    .reverse()
    .map(documentCover);
  if (cover === undefined) return null;
  const uses = earlier.filter((other) => other === cover).length;
  return (
    <div className={classNames('relative overflow-hidden', className)}>
      <Picture
        name={cover}
        alt=""
        className={classNames('absolute min-w-full max-w-none', parts[uses % parts.length])}
      />
    </div>
  );
}

import { Picture } from '@/components/ui/picture';
import { type DocumentEntry, documentCover } from '@/documents/entries';
import { classNames } from '@/lib/markup/class-names';

/**
 * Parts of a cloth: articles of one cluster share it, and side by side each shows another part. Never
 * smaller than the cloth is woven, where its twill would blur.
 */
const parts = [
  'left-1/4 top-1/2 w-160 -translate-x-1/4 -translate-y-1/2',
  'left-3/4 top-1/4 w-240 -translate-x-3/4 -translate-y-1/4',
  'left-full top-3/4 w-160 -translate-x-full -translate-y-3/4',
  'left-1/2 top-full w-200 -translate-x-1/2 -translate-y-full',
];

type CoverPartProps = {
  /** The documents of one list. */
  documents: readonly DocumentEntry[];
  /** Which of them this is. */
  index: number;
  /** Size of the piece. */
  className: string;
};

/** A piece of the cloth of a document, other than those before it in the list that share the cloth. */
export function CoverPart({ documents, index, className }: CoverPartProps) {
  const [own, ...earlier] = documents
    .slice(0, index + 1)
    .reverse()
    .map(documentCover);
  if (own === undefined) return null;
  const uses = earlier.filter((cover) => cover === own).length;
  return (
    <div className={classNames('relative overflow-hidden', className)}>
      <Picture
        name={own}
        alt=""
        className={classNames('absolute min-w-full max-w-none', parts[uses % parts.length])}
      />
    </div>
  );
}

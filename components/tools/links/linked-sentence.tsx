import { fold } from '@/lib/text/words';
import { anchorPlace } from './anchor-place';

type LinkedSentenceProps = {
  /** The sentence; empty where nothing is known of it. */
  text: string;
  words: string;
  /** Tag of its language. */
  lang: string;
  /** Where the words lead once they are a link; before, they are marked. */
  href: string | undefined;
};

/** From where to where the words stand; at the end, after a space, where the sentence does not have them. */
function partsOf(text: string, words: string, lang: string): [string, string, string] {
  const place = anchorPlace([text], words, lang);
  const start = place?.start ?? fold(text).indexOf(fold(words));
  if (start < 0) return [text === '' ? '' : `${text} `, words, ''];
  const end = place?.end ?? start + words.length;
  return [text.slice(0, start), text.slice(start, end), text.slice(end)];
}

/** A sentence of a page with the words that are, or are to become, a link. */
export function LinkedSentence({ text, words, lang, href }: LinkedSentenceProps) {
  const [before, anchor, after] = partsOf(text, words, lang);
  return (
    <p lang={lang} translate="no" className="max-w-measure break-words">
      {before}
      {href === undefined ? (
        <mark className="bg-accent/30 px-0.5 font-semibold text-ink forced-colors:bg-[Mark] forced-colors:text-[MarkText]">
          {anchor}
        </mark>
      ) : (
        <a href={href} className="text-primary underline underline-offset-4">
          {anchor}
        </a>
      )}
      {after}
    </p>
  );
}

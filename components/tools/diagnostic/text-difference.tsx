import { Fragment, useMemo } from 'react';
import type { DiagnosticWords } from '@/components/tools/audit/report-texts';
import { fillTemplate } from '@/lib/messages/fill-template';
import type { ParsedPage } from '@/seo/audit/parsed-page';
import { type ShownPart, shortened, textDifference } from '@/seo/audit/text-difference';

/** Words that are shown on each side of a change. */
const context = 8;

type TextDifferenceProps = {
  before: Pick<ParsedPage, 'url' | 'text' | 'textLang' | 'lang'>;
  after: Pick<ParsedPage, 'url' | 'text'>;
  texts: DiagnosticWords;
};

/** In what the main areas of two pages differ: by signs and lines, not by colour alone. */
export function TextDifference({ before, after, texts }: TextDifferenceProps) {
  const lang = before.textLang ?? before.lang ?? 'en';
  const parts = useMemo(
    () => shortened(textDifference(before.text, after.text, lang), context, lang),
    [before.text, after.text, lang],
  );
  const { duplicates } = texts.diagnostic;
  if (before.text === after.text) return <p className="text-muted text-sm">{duplicates.equal}</p>;
  return (
    <>
      <ul className="grid gap-1 text-muted text-sm">
        <li className="break-all">
          <span aria-hidden="true">− </span>
          {fillTemplate(duplicates.removedFrom, { page: before.url })}
        </li>
        <li className="break-all">
          <span aria-hidden="true">+ </span>
          {fillTemplate(duplicates.addedOn, { page: after.url })}
        </li>
      </ul>
      <p lang={lang} translate="no" className="mt-2 max-w-measure break-words">
        {parts.map((part, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places
          <Fragment key={index}>
            <Part part={part} texts={texts} />
          </Fragment>
        ))}
      </p>
    </>
  );
}

/** A text with the spaces at its ends, which belong to no word. */
function parted(text: string): [before: string, words: string, after: string] {
  const words = text.trim();
  const start = text.indexOf(words);
  return [text.slice(0, start), words, text.slice(start + words.length)];
}

function Part({ part: { kind, text }, texts }: { part: ShownPart; texts: DiagnosticWords }) {
  const { removed, added } = texts.diagnostic.duplicates;
  if (kind === 'same') return text;
  if (kind === 'cut') return <span className="text-muted"> {text} </span>;
  const [before, words, after] = parted(text);
  const isRemoved = kind === 'removed';
  // The sign stands beside the words: a line through it would hide it.
  return (
    <>
      {before}
      <span className={`bg-band px-0.5 ${isRemoved ? 'text-error' : 'text-primary'}`}>
        <span lang={texts.lang} className="sr-only">{` ${isRemoved ? removed : added} `}</span>
        <span aria-hidden="true" className="font-semibold">
          {isRemoved ? '−' : '+'}
        </span>
        {isRemoved ? (
          <del className="line-through decoration-1">{words}</del>
        ) : (
          <ins className="underline decoration-2 underline-offset-4">{words}</ins>
        )}
      </span>
      {after}
    </>
  );
}

import { Children } from 'react';
import type { Law } from '@/content/laws';

/** The attributes of an element that cites a law in the microdata. */
export function citationOf({ announcement }: Law) {
  const itemType = `https://schema.org/${announcement ? 'CreativeWork' : 'Legislation'}`;
  return { itemProp: 'citation', itemScope: true, itemType };
}

type LawLabelProps = {
  law: Law;
  /** The place in it, e.g. `s. 228`. */
  section?: string | undefined;
  /** Whether it is in an element that cites the law; a list names it shortly in other places. */
  isCited?: boolean;
  nameClassName?: string;
};

/** A law with its year, and a place in it. */
export function LawLabel({ law, section, isCited = true, nameClassName }: LawLabelProps) {
  const name = isCited && law.title ? `${law.number}, ${law.title}` : law.number;
  return (
    <span lang="en">
      <span itemProp={isCited ? 'name' : undefined} className={nameClassName}>
        {/* A number such as SBM-2013-003 does not break at its hyphens. */}
        {Children.map(name.split(/(\S*-\S*)/), (part) =>
          part.includes('-') ? <span className="whitespace-nowrap">{part}</span> : part,
        )}
      </span>
      {/* Many numbers include the year. */}
      {law.number.includes(String(law.year)) ? null : (
        <>
          {' ('}
          <span itemProp={isCited ? 'datePublished' : undefined}>{law.year}</span>)
        </>
      )}
      {section === undefined ? null : `, ${section.replace(/(?<=\.) (?=\d)/, '\u00a0')}`}
    </span>
  );
}

/** Whether a URL is that of the law's text, not of the home page of an agency. */
export function isTextUrl(url: string): boolean {
  return new URL(url).pathname !== '/';
}

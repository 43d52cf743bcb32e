import { useLocale } from 'next-intl';
import type { ReactNode } from 'react';
import { LocalLink } from '@/components/ui/local-link';
import { Unbroken } from '@/components/ui/unbroken';
import { keywordsOf } from '@/content/link-keywords';
import { contextualLinks } from '@/lib/text/contextual-links';

/** A text of the page with its contextual links. */
export type LinkText = (text: string) => ReactNode;

type Described = { description: string };

/** The descriptions of points, as they are handed to `useLinkedTexts`. */
export function descriptions(points: Described[]): string[] {
  return points.map(({ description }) => description);
}

/** Points with links in their descriptions. */
export function withLinks<Point extends Described>(
  points: Point[],
  link: LinkText,
): (Omit<Point, 'description'> & { description: ReactNode })[] {
  return points.map((point) => ({ ...point, description: link(point.description) }));
}

/**
 * Links the running texts of one page, in one call for the whole page (spec §7).
 * @param path of the page, without locale prefix, which is never linked to
 * @param texts in reading order
 * @returns each text with its links; it throws for a text that was not handed in
 */
export function useLinkedTexts(path: string, texts: string[]): LinkText {
  const linked = contextualLinks(texts, keywordsOf(useLocale()), [path]);
  return (text) => {
    const segments = linked[texts.indexOf(text)];
    if (segments === undefined) throw new Error(`useLinkedTexts: "${text}" was not handed in`);
    if (segments.every((segment) => segment.path === undefined)) return <Unbroken>{text}</Unbroken>;
    return segments.map((segment) =>
      segment.path === undefined ? (
        <Unbroken key={segment.text}>{segment.text}</Unbroken>
      ) : (
        <LocalLink
          key={segment.path}
          to={segment.path}
          data-contextual
          className="underline decoration-1 underline-offset-4 hover:decoration-2"
        >
          {segment.text}
        </LocalLink>
      ),
    );
  };
}

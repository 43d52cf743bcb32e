import { useLocale } from 'next-intl';
import { lawsOf } from '@/content/facts';
import { type PageId, pages } from '@/content/pages';
import { pageFacts } from '@/i18n/page-sources';
import { idOf } from '@/seo/json-ld/ids';
import { canonicalUrl } from '@/seo/page-languages';
import { LawList } from './law-list';
import { lawsTitleId } from './laws-title';

/** Whether a page states a rule that has a law. */
export function hasLaws(page: PageId): boolean {
  return lawsOf(pageFacts(page)).length > 0;
}

const placeClasses = {
  page: 'mx-auto w-full max-w-page px-5 pb-8 sm:px-8 sm:pb-16',
  section: 'mt-16',
  row: 'border-line/45 border-t first:border-t-0',
} as const;

type PageLawsProps = {
  page: PageId;
  /**
   * Where it stands: by itself on the page, within a section below the texts that state the rules, or as one of
   * several rows that open.
   */
  place?: keyof typeof placeClasses;
};

/** The laws behind the rules that a page states; nothing where it states none. */
export function PageLaws({ page, place = 'page' }: PageLawsProps) {
  const { path, indexable } = pages[page];
  const url = canonicalUrl(path, useLocale());
  const citedBy = indexable ? idOf(url, 'webpage') : undefined;
  if (!hasLaws(page)) return null;
  return (
    <section aria-labelledby={lawsTitleId} className={placeClasses[place]}>
      <div className={place === 'row' ? undefined : 'border-line/45 border-y'}>
        <LawList as={place === 'section' ? 'h3' : 'h2'} facts={pageFacts(page)} citedBy={citedBy} />
      </div>
    </section>
  );
}

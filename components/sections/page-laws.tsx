import { useLocale } from 'next-intl';
import { lawsOf } from '@/content/facts';
import { type PageId, pages } from '@/content/pages';
import { pageFacts } from '@/i18n/page-sources';
import { idOf } from '@/seo/json-ld/ids';
import { canonicalUrl } from '@/seo/page-languages';
import { LawList } from './law-list';
import { lawsTitleId } from './laws-title';

type PageLawsProps = {
  page: PageId;
  /** Within another section, below the texts that state the rules. */
  nested?: boolean;
};

/** The laws behind the rules that a page states; nothing where it states none. */
export function PageLaws({ page, nested }: PageLawsProps) {
  const { path, indexable } = pages[page];
  const url = canonicalUrl(path, useLocale());
  const citedBy = indexable ? idOf(url, 'webpage') : undefined;
  const facts = pageFacts(page);
  if (lawsOf(facts).length === 0) return null;
  const list = <LawList as={nested ? 'h3' : 'h2'} facts={facts} citedBy={citedBy} />;
  return (
    <section
      aria-labelledby={lawsTitleId}
      className={nested ? 'mt-16' : 'mx-auto w-full max-w-page px-5 pb-8 sm:px-8 sm:pb-16'}
    >
      <div className="border-line/45 border-y">{list}</div>
    </section>
  );
}

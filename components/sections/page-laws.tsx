import { useLocale, useTranslations } from 'next-intl';
import { Phrases } from '@/components/ui/phrases';
import { Section } from '@/components/ui/section';
import { lawsOf } from '@/content/facts';
import { type PageId, pages } from '@/content/pages';
import { pageFacts } from '@/i18n/page-sources';
import { idOf } from '@/seo/json-ld/ids';
import { canonicalUrl } from '@/seo/page-languages';
import { LawList } from './law-list';

type PageLawsProps = {
  page: PageId;
  /** Within another band, below what states the rules. */
  nested?: boolean;
};

const titleId = 'laws-title';

/** The laws behind the rules that a page states; nothing where it states none. */
export function PageLaws({ page, nested }: PageLawsProps) {
  const t = useTranslations('common.laws');
  const url = canonicalUrl(pages[page].path, useLocale());
  const facts = pageFacts(page);
  if (lawsOf(facts).length === 0) return null;
  const Heading = nested ? 'h3' : 'h2';
  const list = (
    <>
      <Heading id={titleId} className="mb-3 font-display font-semibold text-subtitle">
        <Phrases text={t('title')} />
      </Heading>
      <LawList facts={facts} citedBy={idOf(url, 'webpage')} wide />
    </>
  );
  return nested ? (
    <section aria-labelledby={titleId} className="mt-16">
      {list}
    </section>
  ) : (
    <Section labelledBy={titleId}>{list}</Section>
  );
}

import { useTranslations } from 'next-intl';
import { Section } from '@/components/ui/section';
import { SectionHeading } from '@/components/ui/section-heading';
import { lawsOf } from '@/content/facts';
import type { PageId } from '@/content/pages';
import { pageFacts } from '@/i18n/page-facts';
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
  const laws = lawsOf(pageFacts(page));
  if (laws.length === 0) return null;
  const list = (
    <div className="grid gap-x-16 gap-y-6 lg:grid-cols-[2fr_3fr]">
      <SectionHeading id={titleId} title={t('title')} />
      <div>
        <LawList laws={laws} />
      </div>
    </div>
  );
  return nested ? (
    <section aria-labelledby={titleId} className="mt-16">
      {list}
    </section>
  ) : (
    <Section labelledBy={titleId}>{list}</Section>
  );
}

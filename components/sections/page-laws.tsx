import { useTranslations } from 'next-intl';
import { Section } from '@/components/ui/section';
import { SectionHeading } from '@/components/ui/section-heading';
import { lawsOf } from '@/content/facts';
import type { PageId } from '@/content/pages';
import { pageFacts } from '@/i18n/page-facts';
import { LawList } from './law-list';

/** The laws behind the rules that a page states; nothing where it states none. */
export function PageLaws({ page }: { page: PageId }) {
  const t = useTranslations('common.laws');
  const laws = lawsOf(pageFacts(page));
  if (laws.length === 0) return null;
  return (
    <Section labelledBy="laws-title">
      <div className="grid gap-x-16 gap-y-6 lg:grid-cols-[2fr_3fr]">
        <SectionHeading id="laws-title" title={t('title')} />
        <div>
          <LawList laws={laws} />
        </div>
      </div>
    </Section>
  );
}

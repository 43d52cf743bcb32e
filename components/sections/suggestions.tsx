import { useTranslations } from 'next-intl';
import { Section } from '@/components/ui/section';
import { SectionHeading } from '@/components/ui/section-heading';
import type { PageId } from '@/content/pages';
import { suggestionsFor } from '@/content/suggestions';
import { SuggestionList } from './suggestion-list';

/** At most three pages worth reading next, chosen by page (spec §9). */
export function Suggestions({ page }: { page: PageId }) {
  const t = useTranslations('common.suggestions');
  return (
    <Section snug>
      <SectionHeading title={t('title')} />
      <SuggestionList suggestions={suggestionsFor(page)} sideBySide />
    </Section>
  );
}

import { useTranslations } from 'next-intl';
import { SuggestionList } from '@/components/sections/suggestion-list';
import { Section } from '@/components/ui/section';
import { SectionHeading } from '@/components/ui/section-heading';
import type { DocumentEntry } from '@/documents/entries';

/** What to read next. */
export function ReadNext({ document }: { document: DocumentEntry }) {
  const t = useTranslations('articles');
  return (
    <Section>
      <SectionHeading title={t('readNext')} />
      <SuggestionList
        suggestions={document.suggestions.map((id) => ({ document: id }))}
        sideBySide
      />
    </Section>
  );
}

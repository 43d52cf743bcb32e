import { useLocale, useTranslations } from 'next-intl';
import { LocalLink } from '@/components/ui/local-link';
import { Section } from '@/components/ui/section';
import { SectionHeading } from '@/components/ui/section-heading';
import { readDocument } from '@/content/documents';
import type { PageId } from '@/content/pages';
import { type Suggestion, suggestionPath, suggestionsFor } from '@/content/suggestions';

function useSuggestionText(suggestion: Suggestion) {
  const service = useTranslations('services');
  const article = useTranslations('articles');
  const label = useTranslations('navigation.pages');
  const locale = useLocale();
  if (suggestion.type === 'service') {
    return {
      title: service(`${suggestion.service}.title`),
      description: service(`${suggestion.service}.description`),
      category: label('services'),
    };
  }
  const document = readDocument(suggestion.kind, suggestion.slug, locale);
  return {
    title: document.title,
    description: document.excerpt,
    category: article(`categories.${document.category}`),
    readTime: article('readTime', { minutes: document.readMinutes }),
  };
}

function SuggestionItem({ suggestion }: { suggestion: Suggestion }) {
  const t = useTranslations('common.suggestions.types');
  const { title, description, category, readTime } = useSuggestionText(suggestion);
  return (
    <li className="border-line border-t pt-4">
      <p className="text-muted text-sm">
        <span className="font-semibold text-primary">{t(suggestion.type)}</span> · {category}
        {readTime ? ` · ${readTime}` : ''}
      </p>
      <h3 className="mt-2 font-semibold text-heading">
        <LocalLink
          to={suggestionPath(suggestion)}
          className="underline decoration-1 underline-offset-4 hover:text-primary"
        >
          {title}
        </LocalLink>
      </h3>
      <p className="mt-2 text-muted">{description}</p>
    </li>
  );
}

/** At most three pages worth reading next, chosen by page (spec §9). */
export function Suggestions({ page }: { page: PageId }) {
  const t = useTranslations('common.suggestions');
  return (
    <Section tone="band">
      <SectionHeading title={t('title')} />
      <ul className="mt-10 grid gap-8 md:grid-cols-3">
        {suggestionsFor(page).map((suggestion) => (
          <SuggestionItem key={suggestionPath(suggestion)} suggestion={suggestion} />
        ))}
      </ul>
    </Section>
  );
}

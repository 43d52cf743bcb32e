import { useLocale, useTranslations } from 'next-intl';
import { Fragment } from 'react';
import { usePageTexts } from '@/components/texts/use-page-texts';
import { CardTitle } from '@/components/ui/card-title';
import { Clauses } from '@/components/ui/clauses';
import { LocalLink } from '@/components/ui/local-link';
import { Section } from '@/components/ui/section';
import { groupOf, servicePath } from '@/content/services';
import type { Suggestion } from '@/content/suggestions';
import { type DocumentEntry, documentEntry } from '@/documents/entries';
import { LanguageMark } from './language-mark';
import { useDocumentLabels } from './use-document-labels';

type Item = {
  type: 'article' | 'blog' | 'service';
  /** Category and read time of a document, group of a service. */
  labels: string[];
  title: string;
  description: string;
  to: string;
  lang?: string | undefined;
  document?: DocumentEntry;
};

function useItems(suggestions: readonly Suggestion[]): Item[] {
  const locale = useLocale();
  const labelsOf = useDocumentLabels();
  const t = useTranslations('services');
  const { groups } = usePageTexts('services');
  return suggestions.map((suggestion) => {
    if ('service' in suggestion) {
      const { service } = suggestion;
      return {
        type: 'service',
        labels: [groups[groupOf(service)].title],
        title: t(`${service}.title`),
        description: t(`${service}.summary`),
        to: servicePath(service),
      };
    }
    const document = documentEntry(suggestion.document, locale);
    const { title, excerpt, category, readTime, lang } = labelsOf(document);
    return {
      type: document.kind === 'blogs' ? 'blog' : 'article',
      labels: [category, readTime],
      title,
      description: excerpt,
      to: document.path,
      lang,
      document,
    };
  });
}

/** Pages worth reading next: type, category, read time, title and description of each. */
export function SuggestionList({ suggestions }: { suggestions: readonly Suggestion[] }) {
  const t = useTranslations('common.suggestions.types');
  return (
    <ul className="ruled-rows mt-6 grid gap-5 sm:mt-8 sm:gap-8 lg:grid-cols-3">
      {useItems(suggestions).map(({ type, labels, title, description, to, lang, document }) => (
        <li key={to}>
          <p className="text-muted text-sm">
            <span className="font-semibold text-primary">{t(type)}</span>
            {labels.map((label) => (
              <Fragment key={label}>
                {/* No line begins with the dot. */}
                {'\u00a0· '}
                <span className="whitespace-nowrap">{label}</span>
              </Fragment>
            ))}
            {document ? <LanguageMark document={document} className="ml-1" /> : null}
          </p>
          <CardTitle as="h3" lang={lang} className="mt-2">
            <LocalLink
              to={to}
              className="underline decoration-1 underline-offset-4 hover:text-primary"
            >
              <Clauses text={title} />
            </LocalLink>
          </CardTitle>
          <p lang={lang} className="mt-2 text-muted max-sm:hidden">
            {description}
          </p>
        </li>
      ))}
    </ul>
  );
}

type SuggestedPagesProps = {
  suggestions: readonly Suggestion[];
  /** Heading in place of the usual one; the section then has the usual space above. */
  title?: string;
};

/** A section of pages worth reading next. */
export function SuggestedPages({ suggestions, title }: SuggestedPagesProps) {
  const t = useTranslations('common.suggestions');
  return (
    <Section snug={title === undefined} heading={{ title: title ?? t('title') }}>
      <SuggestionList suggestions={suggestions} />
    </Section>
  );
}

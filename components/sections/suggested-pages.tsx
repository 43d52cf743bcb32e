import { useLocale, useTranslations } from 'next-intl';
import { Fragment, type ReactNode } from 'react';
import { usePageTexts } from '@/components/texts/use-page-texts';
import { useServiceCard } from '@/components/texts/use-service-card';
import { CardTitle } from '@/components/ui/card-title';
import { Clauses } from '@/components/ui/clauses';
import { LocalLink } from '@/components/ui/local-link';
import { Section } from '@/components/ui/section';
import type { DocumentId } from '@/content/pages';
import { groupOf, type ServiceKey } from '@/content/services';
import type { Suggestion } from '@/content/suggestions';
import { documentEntry } from '@/documents/entries';
import { LanguageMark } from './language-mark';
import { useDocumentLabels } from './use-document-labels';

type ItemProps = {
  type: 'article' | 'blog' | 'service';
  /** Category and read time of a document, group of a service. */
  labels?: string[];
  title: string;
  description: string;
  path: string;
  mark?: ReactNode;
  lang?: string;
};

function Item({ type, labels = [], mark, title, description, path, lang }: ItemProps) {
  const t = useTranslations('common.suggestions.types');
  return (
    <li>
      <p className="text-muted text-sm">
        <span className="font-semibold text-primary">{t(type)}</span>
        {labels.map((label) => (
          <Fragment key={label}>
            {/* No line begins with the dot. */}
            {'\u00a0· '}
            <span className="whitespace-nowrap">{label}</span>
          </Fragment>
        ))}
        {mark}
      </p>
      <CardTitle as="h3" lang={lang} className="mt-2">
        <LocalLink
          to={path}
          className="underline decoration-1 underline-offset-4 hover:text-primary"
        >
          <Clauses text={title} />
        </LocalLink>
      </CardTitle>
      <p lang={lang} className="mt-2 text-muted max-sm:hidden">
        {description}
      </p>
    </li>
  );
}

function DocumentItem({ id }: { id: DocumentId }) {
  const document = documentEntry(id, useLocale());
  const { title, excerpt, category, readTime, lang } = useDocumentLabels(document);
  return (
    <Item
      type={document.kind === 'blogs' ? 'blog' : 'article'}
      labels={[category, readTime]}
      mark={<LanguageMark document={document} className="ml-1" />}
      title={title}
      description={excerpt}
      path={document.path}
      lang={lang}
    />
  );
}

function ServiceItem({ service }: { service: ServiceKey }) {
  const { title, description, to } = useServiceCard()(service);
  const { groups } = usePageTexts('services');
  return (
    <Item
      type="service"
      labels={[groups[groupOf(service)].title]}
      title={title}
      description={description}
      path={to}
    />
  );
}

/** Pages worth reading next: type, category, read time, title and description of each. */
export function SuggestionList({ suggestions }: { suggestions: readonly Suggestion[] }) {
  return (
    <ul className="ruled-rows mt-6 grid gap-5 sm:mt-8 sm:gap-8 lg:grid-cols-3">
      {suggestions.map((suggestion) =>
        'service' in suggestion ? (
          <ServiceItem key={suggestion.service} service={suggestion.service} />
        ) : (
          <DocumentItem key={suggestion.document} id={suggestion.document} />
        ),
      )}
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

import { useLocale, useTranslations } from 'next-intl';
import { LocalLink } from '@/components/ui/local-link';
import { readDocumentById } from '@/content/documents';
import { type DocumentId, pages } from '@/content/pages';
import type { ServiceKey } from '@/content/services';
import type { Suggestion } from '@/content/suggestions';
import { locales } from '@/i18n/locales';
import { classNames } from '@/lib/class-names';
import { useDocumentFacts } from './use-document-facts';

type ItemProps = {
  type: 'article' | 'blog' | 'service';
  category: string;
  readTime?: string;
  title: string;
  description: string;
  path: string;
  /** Language of title and description where it is not the page's. */
  lang?: string;
};

function Item({ type, category, readTime, title, description, path, lang }: ItemProps) {
  const t = useTranslations('common.suggestions.types');
  return (
    <li className="thread-top pt-5">
      <p className="text-muted text-sm">
        <span className="font-semibold text-primary">{t(type)}</span> · {category}
        {readTime ? (
          <>
            {' · '}
            <span className="whitespace-nowrap">{readTime}</span>
          </>
        ) : null}
      </p>
      <h3 lang={lang} className="mt-2 font-semibold text-heading">
        <LocalLink
          to={path}
          className="underline decoration-1 underline-offset-4 hover:text-primary"
        >
          {title}
        </LocalLink>
      </h3>
      <p lang={lang} className="mt-2 text-muted">
        {description}
      </p>
    </li>
  );
}

function DocumentItem({ id }: { id: DocumentId }) {
  const locale = useLocale();
  const document = readDocumentById(id, locale);
  const { category, readTime } = useDocumentFacts(document);
  return (
    <Item
      type={document.kind === 'blogs' ? 'blog' : 'article'}
      category={category}
      readTime={readTime}
      title={document.title}
      description={document.excerpt}
      path={document.path}
      lang={document.locale === locale ? undefined : locales[document.locale].lang}
    />
  );
}

function ServiceItem({ service }: { service: ServiceKey }) {
  const t = useTranslations('services');
  const label = useTranslations('navigation.pages');
  return (
    <Item
      type="service"
      category={label('services')}
      title={t(`${service}.title`)}
      description={t(`${service}.description`)}
      path={pages[service].path}
    />
  );
}

type SuggestionListProps = { suggestions: readonly Suggestion[]; sideBySide?: boolean };

/** Pages worth reading next: type, category, read time, title and description of each. */
export function SuggestionList({ suggestions, sideBySide }: SuggestionListProps) {
  return (
    <ul className={classNames('mt-8 grid gap-8', sideBySide && 'md:grid-cols-3')}>
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

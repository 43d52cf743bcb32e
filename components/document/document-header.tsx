import { useTranslations } from 'next-intl';
import { LanguageMark } from '@/components/sections/language-mark';
import { useDocumentLabels } from '@/components/sections/use-document-labels';
import { useDay } from '@/components/texts/use-day';
import { Clauses } from '@/components/ui/clauses';
import { checkedDay } from '@/content/facts';
import { site } from '@/content/site';
import { documentFacts } from '@/documents/document-files';
import type { DocumentEntry } from '@/documents/entries';
import { pageDates } from '@/seo/dates/page-dates';

/** Header of a document: kind, title, author, read time and dates. */
export function DocumentHeader({ document }: { document: DocumentEntry }) {
  const t = useTranslations('articles');
  const blog = useTranslations('blogs');
  const { title, category, readTime, lang } = useDocumentLabels()(document);
  const checked = checkedDay(documentFacts(document.id));
  const updated = pageDates(document.path, document.bodyLocale)?.modified ?? document.date;
  const writeDay = useDay();
  const timeOf = (day: string) => () => <time dateTime={day}>{writeDay(day)}</time>;
  return (
    <header>
      <p className="text-primary">
        <strong>
          {document.kind === 'blogs' ? blog('badge') : t('badge')}
          {'\u00a0· '}
          {category}
        </strong>
      </p>
      <h1 lang={lang} className="mt-3 font-display font-semibold text-title">
        <Clauses text={title} />
      </h1>
      <p className="mt-5 flex flex-wrap gap-x-5 gap-y-1 text-muted">
        <span>{t('author')}</span>
        {site.reviewer === '' ? null : <span>{t('reviewedBy', { reviewer: site.reviewer })}</span>}
        <span>{readTime}</span>
        <LanguageMark document={document} className="self-center" />
      </p>
      <p className="mt-1 flex flex-wrap gap-x-5 gap-y-1 text-muted">
        <span>{t.rich('published', { time: timeOf(document.date) })}</span>
        {updated === document.date ? null : (
          <span>{t.rich('updated', { time: timeOf(updated) })}</span>
        )}
        {checked === undefined ? null : <span>{t.rich('checked', { time: timeOf(checked) })}</span>}
      </p>
    </header>
  );
}

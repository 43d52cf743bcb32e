import { useTranslations } from 'next-intl';
import { LanguageMark } from '@/components/sections/language-mark';
import { useDocumentLabels } from '@/components/sections/use-document-labels';
import { useDay } from '@/components/texts/use-day';
import { Clauses } from '@/components/ui/clauses';
import { InlinePicture } from '@/components/ui/inline-picture';
import { checkedDay } from '@/content/facts';
import { site } from '@/content/site';
import { documentFacts } from '@/documents/document-files';
import { type DocumentEntry, documentCover } from '@/documents/entries';
import { pageDates } from '@/seo/dates/page-dates';

/** Header of a document: kind, title, author, dates, read time and cover. */
export function DocumentHeader({ document }: { document: DocumentEntry }) {
  const t = useTranslations('articles');
  const blog = useTranslations('blogs');
  const { title, category, readTime, lang } = useDocumentLabels(document);
  const checked = checkedDay(documentFacts(document.id));
  const updated = pageDates(document.path, document.bodyLocale)?.modified ?? document.date;
  const writeDay = useDay();
  const timeOf = (day: string) => () => <time dateTime={day}>{writeDay(day)}</time>;
  return (
    <header className="grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:items-center lg:gap-16">
      <div>
        <p className="text-primary">
          <strong>
            {document.kind === 'blogs' ? blog('badge') : t('badge')}
            {'\u00a0· '}
            {category}
          </strong>
        </p>
        <h1
          lang={lang}
          className="mt-3 font-display font-semibold text-[clamp(2rem,1.5rem+2vw,3.25rem)] [line-height:var(--text-title--line-height)]"
        >
          <Clauses text={title} />
        </h1>
        <p className="mt-6 flex flex-wrap gap-x-5 gap-y-1 text-muted">
          <span>{t('author')}</span>
          {site.reviewer === '' ? null : (
            <span>{t('reviewedBy', { reviewer: site.reviewer })}</span>
          )}
          <span>{t.rich('published', { time: timeOf(document.date) })}</span>
          {updated === document.date ? null : (
            <span>{t.rich('updated', { time: timeOf(updated) })}</span>
          )}
          <span>{readTime}</span>
          <LanguageMark document={document} className="self-center" />
          {checked === undefined ? null : (
            <span>{t.rich('checked', { time: timeOf(checked) })}</span>
          )}
        </p>
      </div>
      <div className="no-print max-lg:-mx-5 max-lg:sm:-mx-8">
        <InlinePicture
          name={documentCover(document)}
          alt={document.heroAlt ?? ''}
          lang={document.heroAlt ? lang : undefined}
          className="aspect-16/6 w-full lg:aspect-16/10"
        />
        <div aria-hidden="true" className="fringe" />
      </div>
    </header>
  );
}

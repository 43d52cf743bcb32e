import { useLocale, useTranslations } from 'next-intl';
import { PageFrame } from '@/components/layout/page-frame';
import { documentCover } from '@/components/sections/document-cover';
import { useDocumentFacts } from '@/components/sections/use-document-facts';
import { LocalLink } from '@/components/ui/local-link';
import { Picture } from '@/components/ui/picture';
import { readDocument } from '@/content/documents';
import { type DocumentFamily, type DocumentKind, documentPath, pages } from '@/content/pages';
import { locales } from '@/i18n/locales';
import { Markdown } from './markdown';

type DocumentPageProps = { kind: DocumentKind; slug: string; family: DocumentFamily };

/** An article or a blog post, at its plain path or at its twin under /insights. */
export function DocumentPage({ kind, slug, family }: DocumentPageProps) {
  const t = useTranslations('articles');
  const blog = useTranslations('blogs');
  const locale = useLocale();
  const document = readDocument(kind, slug, locale);
  const facts = useDocumentFacts(document);
  const lang = document.locale === locale ? undefined : locales[document.locale].lang;
  return (
    <PageFrame path={documentPath(kind, slug, family)} crumb={document.title}>
      <article className="mx-auto max-w-page px-5 pt-8 pb-20 sm:px-8 sm:pt-12">
        <header className="grid grid-cols-1 gap-10 lg:grid-cols-[7fr_5fr] lg:items-center lg:gap-16">
          <div>
            <p className="font-semibold text-primary">
              {kind === 'blogs' ? blog('badge') : t('badge')} · {facts.category}
            </p>
            <h1 lang={lang} className="mt-3 font-display font-semibold text-display">
              {document.title}
            </h1>
            <p className="mt-6 flex flex-wrap gap-x-5 gap-y-1 text-muted">
              <span>{t('author')}</span>
              <span>
                {t('published')} <time dateTime={document.date}>{facts.date}</time>
              </span>
              <span>{facts.readTime}</span>
            </p>
          </div>
          <div className="max-lg:-mx-5 max-lg:sm:-mx-8">
            <Picture
              name={documentCover(document)}
              alt=""
              eager
              className="aspect-16/7 w-full object-cover lg:aspect-16/10"
            />
            <div aria-hidden="true" className="fringe" />
          </div>
        </header>
        <div
          lang={lang}
          className="mt-8 grid max-w-measure grid-cols-1 gap-4 text-[1.0625rem] leading-[1.7] [&>p:first-child]:text-lead [&>*]:min-w-0"
        >
          <Markdown source={document.body} />
        </div>
        <p className="mt-12">
          <LocalLink
            to={pages.insights.path}
            className="font-semibold text-primary underline underline-offset-4"
          >
            {t('back')}
          </LocalLink>
        </p>
      </article>
    </PageFrame>
  );
}

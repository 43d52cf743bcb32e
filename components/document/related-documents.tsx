import { useLocale, useTranslations } from 'next-intl';
import { documentCover } from '@/components/sections/document-cover';
import { useDocumentFacts } from '@/components/sections/use-document-facts';
import { CoverLink } from '@/components/ui/cover-link';
import { Picture } from '@/components/ui/picture';
import { Section } from '@/components/ui/section';
import { SectionHeading } from '@/components/ui/section-heading';
import type { Document } from '@/content/documents';
import { relatedDocuments } from '@/content/related';
import { locales } from '@/i18n/locales';

/** A related document: its kind, read time, title and excerpt beside a swatch of its cloth. */
function RelatedCard({ document }: { document: Document }) {
  const types = useTranslations('common.suggestions.types');
  const buttons = useTranslations('common.buttons');
  const { readTime } = useDocumentFacts(document);
  const lang = document.locale === useLocale() ? undefined : locales[document.locale].lang;
  return (
    <li className="group relative flex gap-4 bg-surface p-5 sm:gap-5 sm:p-6">
      <Picture
        name={documentCover(document)}
        alt=""
        className="w-20 shrink-0 object-cover max-sm:w-8 max-sm:self-stretch sm:h-28"
      />
      <div className="flex min-w-0 flex-col">
        <p className="text-muted text-sm">
          <span className="font-semibold text-primary">
            {types(document.kind === 'blogs' ? 'blog' : 'article')}
          </span>{' '}
          · {readTime}
        </p>
        <h3 lang={lang} className="mt-1.5 font-display font-semibold text-xl leading-tight">
          <CoverLink to={document.path} quiet>
            {document.title}
          </CoverLink>
        </h3>
        <p lang={lang} className="mt-2 flex-1 text-muted">
          {document.excerpt}
        </p>
        <p aria-hidden="true" className="mt-3 font-semibold text-primary text-sm">
          {buttons('readMore')}
        </p>
      </div>
    </li>
  );
}

/** More documents of the same cluster (spec §9); nothing where there are none. */
export function RelatedDocuments({ document }: { document: Document }) {
  const t = useTranslations('articles');
  const related = relatedDocuments(document, useLocale());
  if (related.length === 0) return null;
  return (
    <Section tone="band" edge labelledBy="related-title">
      <SectionHeading
        id="related-title"
        title={t('more', { cluster: t(`clusters.${document.clusters[0]}`) })}
      />
      <ul className="mt-8 grid gap-5 md:grid-cols-2">
        {related.map((other) => (
          <RelatedCard key={other.id} document={other} />
        ))}
      </ul>
    </Section>
  );
}

import { useTranslations } from 'next-intl';
import { ServiceSummary } from '@/components/sections/service-summary';
import { ButtonLink } from '@/components/ui/button-link';
import { Phrases } from '@/components/ui/phrases';
import { pages } from '@/content/pages';
import type { DocumentEntry } from '@/documents/entries';

/** Cards of the services on a document's topic, and the free consultation below an article. */
export function DocumentServices({ document }: { document: DocumentEntry }) {
  const t = useTranslations('articles');
  const common = useTranslations('common.buttons');
  return (
    <section
      aria-labelledby="document-services-title"
      className="no-print tricolor-rule mt-14 bg-band px-6 pt-7 pb-8 sm:px-8"
    >
      <h2 id="document-services-title" className="font-display font-semibold text-subtitle">
        <Phrases text={t('services')} />
      </h2>
      <ul className="mt-2">
        {document.services.map((service) => (
          <li
            key={service}
            className="group relative border-line/40 py-4 not-last:border-b last:pb-0"
          >
            <ServiceSummary service={service} className="mt-1 text-muted" />
          </li>
        ))}
      </ul>
      {/* Blog posts have a call to action in their text. */}
      {document.kind === 'articles' ? (
        <div className="mt-7 max-[26rem]:[&>*]:w-full">
          <ButtonLink to={pages.freeConsultation.path}>{common('freeConsultation')}</ButtonLink>
        </div>
      ) : null}
    </section>
  );
}

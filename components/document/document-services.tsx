import { useTranslations } from 'next-intl';
import { useServiceCards } from '@/components/sections/use-service-cards';
import { ButtonLink } from '@/components/ui/button-link';
import { LocalLink } from '@/components/ui/local-link';
import type { Document } from '@/content/documents';
import { pages } from '@/content/pages';

/** The next step below a document: the services that do what it is about, and the free session. */
export function DocumentServices({ document }: { document: Document }) {
  const t = useTranslations('articles');
  const common = useTranslations('common.buttons');
  const services = useServiceCards(document.services);
  return (
    <section
      aria-labelledby="document-services-title"
      className="no-print thread-top mt-14 bg-band px-6 pt-7 pb-8 sm:px-8"
    >
      <h2 id="document-services-title" className="font-display font-semibold text-subtitle">
        {t('services')}
      </h2>
      <ul className="mt-2">
        {services.map(({ title, description, to }) => (
          <li
            key={title}
            className="group relative border-line/40 py-4 not-last:border-b last:pb-0"
          >
            <h3 className="font-semibold text-heading">
              <LocalLink
                to={to}
                className="underline decoration-1 decoration-line underline-offset-4 after:absolute after:inset-0 group-hover:text-primary group-hover:decoration-current"
              >
                {title}
              </LocalLink>
            </h3>
            <p className="mt-1 text-muted">{description}</p>
          </li>
        ))}
      </ul>
      {/* A blog post has its own call to action in the text. */}
      {document.kind === 'articles' ? (
        <div className="mt-7 max-[26rem]:*:w-full">
          <ButtonLink to={pages.freeConsultation.path}>{common('freeConsultation')}</ButtonLink>
        </div>
      ) : null}
    </section>
  );
}

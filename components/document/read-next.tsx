import { useTranslations } from 'next-intl';
import { SuggestionList } from '@/components/sections/suggestion-list';
import { useServiceCards } from '@/components/sections/use-service-cards';
import { LocalLink } from '@/components/ui/local-link';
import { Section } from '@/components/ui/section';
import { SectionHeading } from '@/components/ui/section-heading';
import type { Document } from '@/content/documents';

/** What to read next beside the services that do what the document is about. */
export function ReadNext({ document }: { document: Document }) {
  const t = useTranslations('articles');
  const services = useServiceCards(document.services);
  return (
    <Section>
      <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div>
          <SectionHeading title={t('readNext')} />
          <SuggestionList suggestions={document.suggestions.map((id) => ({ document: id }))} />
        </div>
        <div>
          <SectionHeading title={t('services')} />
          <ul className="mt-8">
            {services.map(({ title, description, to }) => (
              <li key={title} className="thread-left relative py-3 pl-5">
                <h3 className="font-semibold text-heading">
                  <LocalLink
                    to={to}
                    className="decoration-2 underline-offset-4 after:absolute after:inset-0 hover:text-primary hover:underline"
                  >
                    {title}
                  </LocalLink>
                </h3>
                <p className="mt-1 text-muted">{description}</p>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  );
}

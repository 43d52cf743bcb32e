import { useTranslations } from 'next-intl';
import { usePageTexts } from '@/components/texts/use-page-texts';
import { TextLink } from '@/components/ui/text-link';
import { faqAnchor, insightsPath } from '@/content/insights';
import { type ServiceKey, services } from '@/content/services';

/** The way from a service to the questions about it on the insights page; nothing where there are none. */
export function ServiceQuestions({ service }: { service: ServiceKey }) {
  const t = useTranslations('common');
  const { categories } = usePageTexts('insights').faq;
  const { questions } = services[service];
  if (questions === undefined) return null;
  return (
    <p className="mt-10">
      <TextLink to={insightsPath(faqAnchor(questions))}>
        {t('questions', { category: categories[questions].name })}
      </TextLink>
    </p>
  );
}

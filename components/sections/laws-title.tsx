import { useTranslations } from 'next-intl';
import { Phrases } from '@/components/ui/phrases';

/** Id of the heading of the list. */
export const lawsTitleId = 'laws-title';

/** The heading of the laws behind some facts. */
export function LawsTitle({ as: Heading }: { as: 'h2' | 'h3' }) {
  const t = useTranslations('common.laws');
  return (
    <Heading id={lawsTitleId} className="font-display font-semibold text-subtitle">
      <Phrases text={t('title')} />
    </Heading>
  );
}

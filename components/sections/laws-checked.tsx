import { useTranslations } from 'next-intl';
import { useDay } from '@/components/texts/use-day';
import { usePageLang } from '@/components/texts/use-page-lang';
import { checkedDay } from '@/content/facts';
import { typeset } from '@/lib/text/typeset';

/** When some facts were last checked. */
export function LawsChecked({ facts }: { facts: readonly string[] }) {
  const t = useTranslations('common.laws');
  const writeDay = useDay();
  const lang = usePageLang();
  const day = checkedDay(facts);
  if (day === undefined) return null;
  return (
    <p className="max-w-measure text-muted">
      {t('checked', { date: typeset(writeDay(day), 'text', lang) })}
    </p>
  );
}

import { useTranslations } from 'next-intl';
import { usePractice } from '@/components/texts/use-practice';
import { CardTitle } from '@/components/ui/card-title';
import { Stamp } from '@/components/ui/stamp';

/** What a client asks before writing: who answers, in which language, how one talks, what is agreed. */
export function Practice({ title }: { title: string }) {
  const t = useTranslations('common.practice');
  const entries = Object.values(usePractice());
  return (
    <div className="thread-top pt-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <CardTitle as="h3">{title}</CardTitle>
        {entries.some(({ sample }) => sample) ? <Stamp>{t('sample')}</Stamp> : null}
      </div>
      <dl data-unlinked="" className="mt-3">
        {entries.map(({ label, text }) => (
          <div key={label} className="border-line/45 py-3 not-first:border-t">
            <dt className="font-semibold">{label}</dt>
            <dd className="text-muted">{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

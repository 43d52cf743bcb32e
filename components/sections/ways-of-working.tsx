import { useTranslations } from 'next-intl';
import { useWaysOfWorking } from '@/components/texts/use-ways-of-working';
import { CardTitle } from '@/components/ui/card-title';

/** How the firm works with clients: who answers, in which language, how meetings take place, what is agreed. */
export function WaysOfWorking({ title }: { title: string }) {
  const t = useTranslations('common.waysOfWorking');
  const entries = Object.values(useWaysOfWorking());
  return (
    <div className="tricolor-rule pt-5">
      <CardTitle as="h3">{title}</CardTitle>
      <dl data-unlinked="" className="mt-3">
        {entries.map(({ label, before, value, after, isSample }) => (
          <div key={label} className="border-line/45 py-3 not-first:border-t">
            <dt className="font-semibold">{label}</dt>
            <dd className="text-muted">
              {before}
              {isSample ? (
                <span className="underline decoration-dotted underline-offset-4">{value}</span>
              ) : (
                value
              )}
              {after}
            </dd>
          </div>
        ))}
      </dl>
      {/* Values that the firm has yet to confirm are underlined. */}
      {entries.some(({ isSample }) => isSample) ? (
        <p className="mt-3 text-muted text-sm">{t('sample')}</p>
      ) : null}
    </div>
  );
}

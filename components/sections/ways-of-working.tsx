import { useTranslations } from 'next-intl';
import { useWaysOfWorking } from '@/components/texts/use-ways-of-working';

/** How the firm works with clients: who answers, in which language, how meetings take place, what is agreed. */
export function WaysOfWorking() {
  const t = useTranslations('common.waysOfWorking');
  const entries = Object.values(useWaysOfWorking());
  return (
    <>
      <dl
        data-unlinked=""
        className="ruled-rows mt-8 grid gap-x-12 gap-y-6 sm:grid-cols-2 lg:grid-cols-3"
      >
        {entries.map(({ label, before, value, after, isSample }) => (
          <div key={label}>
            <dt className="font-semibold">{label}</dt>
            <dd className="mt-1 text-muted">
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
        <p className="mt-6 text-muted text-sm">{t('sample')}</p>
      ) : null}
    </>
  );
}

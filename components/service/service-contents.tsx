import { useTranslations } from 'next-intl';
import { entriesOf } from '@/lib/objects/entries-of';

/** Anchors of the parts of a service page. */
export const servicePartIds = {
  bring: 'bring',
  timing: 'timing',
  fees: 'fees',
  answers: 'answers',
  start: 'next-step',
} as const;

/** Links to the parts of a service page. */
export function ServiceContents() {
  const t = useTranslations('common.onThisPage');
  return (
    <nav aria-label={t('label')} className="mt-6">
      <ul className="flex flex-wrap gap-x-5">
        {entriesOf(servicePartIds).map(([part, anchor]) => (
          <li key={part}>
            <a
              href={`#${anchor}`}
              className="inline-block py-1.5 text-primary underline underline-offset-4 hover:decoration-2"
            >
              {t(part)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

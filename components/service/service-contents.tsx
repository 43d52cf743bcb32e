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

/** A link to a part that only one service has. */
export type Shortcut = { anchor: string; label: string };

/** Links to the parts of a service page, first to those that are asked for most. */
export function ServiceContents({ shortcuts = [] }: { shortcuts?: readonly Shortcut[] }) {
  const t = useTranslations('common.onThisPage');
  const parts = entriesOf(servicePartIds).map(([part, anchor]) => ({ anchor, label: t(part) }));
  return (
    <nav aria-label={t('label')} className="mt-6">
      <ul className="flex flex-wrap gap-x-5">
        {[...shortcuts, ...parts].map(({ anchor, label }) => (
          <li key={anchor}>
            <a
              href={`#${anchor}`}
              className="inline-block py-1.5 text-primary underline underline-offset-4 hover:decoration-2"
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

import { usePractice } from '@/components/texts/use-practice';
import { CardTitle } from '@/components/ui/card-title';
import { PracticeNote, PracticeText } from './practice-text';

/** Frequent questions before writing: who answers, in which language, how meetings take place, what is agreed. */
export function Practice({ title }: { title: string }) {
  const entries = Object.values(usePractice());
  return (
    <div className="thread-top pt-5">
      <CardTitle as="h3">{title}</CardTitle>
      <dl data-unlinked="" className="mt-3">
        {entries.map((entry) => (
          <div key={entry.label} className="border-line/45 py-3 not-first:border-t">
            <dt className="font-semibold">{entry.label}</dt>
            <dd className="text-muted">
              <PracticeText entry={entry} />
            </dd>
          </div>
        ))}
      </dl>
      <PracticeNote entries={entries} className="mt-3 text-muted text-sm" />
    </div>
  );
}

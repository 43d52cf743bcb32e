import { useWaysOfWorking } from '@/components/texts/use-ways-of-working';
import { CardTitle } from '@/components/ui/card-title';
import { SampleNote } from './sample-note';
import { WayOfWorkingText } from './way-of-working-text';

/** How the firm works with clients: who answers, in which language, how meetings take place, what is agreed. */
export function WaysOfWorking({ title }: { title: string }) {
  const entries = Object.values(useWaysOfWorking());
  return (
    <div className="tricolor-rule pt-5">
      <CardTitle as="h3">{title}</CardTitle>
      <dl data-unlinked="" className="mt-3">
        {entries.map((entry) => (
          <div key={entry.label} className="border-line/45 py-3 not-first:border-t">
            <dt className="font-semibold">{entry.label}</dt>
            <dd className="text-muted">
              <WayOfWorkingText entry={entry} />
            </dd>
          </div>
        ))}
      </dl>
      <SampleNote entries={entries} className="mt-3 text-muted text-sm" />
    </div>
  );
}

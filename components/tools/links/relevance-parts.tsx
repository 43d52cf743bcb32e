import type { AuditWords } from '@/components/tools/audit/report-texts';
import { keysOf } from '@/lib/objects/entries-of';
import type { RelevanceParts as Parts } from '@/seo/link-suggestions/types';

type RelevancePartsProps = { parts: Parts; texts: AuditWords };

/** The four parts of a relevance, each with its number and a bar. Drawn with attributes: see ProgressBar. */
export function RelevanceParts({ parts, texts }: RelevancePartsProps) {
  const { links, number } = texts;
  return (
    <div>
      <p className="font-semibold text-sm">{links.parts.title}</p>
      <dl className="mt-1 grid gap-x-8 gap-y-2 text-sm sm:grid-cols-2">
        {keysOf(parts).map((part) => (
          <div key={part}>
            <dt className="text-muted">{links.parts[part]}</dt>
            <dd className="flex items-center gap-3 tabular-nums">
              <svg
                viewBox="0 0 1 1"
                preserveAspectRatio="none"
                aria-hidden="true"
                className="block h-2 min-w-0 flex-1 border border-line bg-surface"
              >
                <rect
                  width={parts[part]}
                  height="1"
                  className="fill-primary forced-colors:fill-[CanvasText]"
                />
              </svg>
              <span className="min-w-9 text-right">
                {number(Math.round(parts[part] * 100) / 100)}
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

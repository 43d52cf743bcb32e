import type { DiagnosticWords } from '@/components/tools/audit/report-texts';
import { ProgressBar } from '@/components/tools/progress-bar';
import { fillTemplate } from '@/lib/messages/fill-template';
import type { CrawlStage } from '@/seo/crawl/crawl-progress';
import type { RunProgress as Progress } from './use-diagnosis';
import type { Scope } from './view-state';

type Step = CrawlStage | 'rules';

/** From where to where the bar goes in each step, in percent: about the time that it takes. */
const spans: Readonly<Record<Scope, Readonly<Record<Step, readonly [from: number, to: number]>>>> =
  {
    known: {
      pages: [0, 15],
      index: [15, 20],
      targets: [20, 60],
      files: [60, 95],
      rules: [95, 100],
    },
    all: { index: [0, 2], pages: [2, 70], targets: [70, 80], files: [80, 95], rules: [95, 100] },
  };

function shareOf(progress: Exclude<Progress, undefined>, scope: Scope): number {
  if (progress === 'rules') return spans[scope].rules[0];
  const [from, to] = spans[scope][progress.stage];
  return from + ((to - from) * progress.done) / progress.total;
}

type RunProgressProps = { progress: Progress; scope: Scope; texts: DiagnosticWords };

/** How far a run is: a line for the whole, and what is being done, counted. */
export function RunProgress({ progress, scope, texts }: RunProgressProps) {
  const { label, steps, percent, progress: counted } = texts.diagnostic.run;
  const value = progress === undefined ? undefined : Math.round(shareOf(progress, scope));
  const step = progress === undefined || progress === 'rules' ? progress : progress.stage;
  return (
    <div className="mt-8">
      <ProgressBar
        label={label}
        // Before the first answer nothing is known of the line.
        value={value === 0 ? undefined : value}
        text={fillTemplate(percent, { percent: texts.number(value ?? 0) })}
      />
      <p className="mt-2 flex min-h-7 flex-wrap justify-between gap-x-6 text-muted">
        <span>{step === undefined ? null : steps[step]}</span>
        {progress === undefined || progress === 'rules' ? null : (
          <span className="tabular-nums">
            {fillTemplate(counted, {
              done: texts.number(progress.done),
              total: texts.number(progress.total),
            })}
          </span>
        )}
      </p>
    </div>
  );
}

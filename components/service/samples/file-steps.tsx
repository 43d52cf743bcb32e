import { useFormatter } from 'next-intl';
import type { PageTexts } from '@/components/texts/use-page-texts';
import {
  type DayMark,
  type FileStepKey,
  fileSteps,
  stepDays,
  stepMarks,
} from '@/content/samples/visa-file';
import { noonInManila } from '@/lib/dates/noon-in-manila';
import { classNames } from '@/lib/markup/class-names';
import { keysOf } from '@/lib/objects/entries-of';
import { dayMarks } from './day-mark';
import { onLine } from './on-line';

type StepTexts = PageTexts<'visa'>['sample']['steps'];

/** The day or the days of a step; where an agency sets them, that it does. */
function StepDate({ step, undated }: { step: FileStepKey; undated: string }) {
  const format = useFormatter();
  const { from, to } = stepDays(step);
  if (from === undefined) return <span className="text-muted">{undated}</span>;
  if (to !== undefined) {
    const days = [noonInManila(from), noonInManila(to)] as const;
    return format.dateTimeRange(...days, { dateStyle: 'medium' });
  }
  return (
    <time dateTime={from}>{format.dateTime(noonInManila(from), { dateStyle: 'medium' })}</time>
  );
}

/** The mark that the days of a step have in the calendar; room for it where the step has no day. */
function StepMark({ step }: { step: FileStepKey }) {
  const mark = onLine<DayMark>(stepMarks, step);
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'mt-1 size-4 shrink-0',
        mark === undefined ? undefined : dayMarks[mark],
      )}
    />
  );
}

/** What happens before a visa is filed, in its order, dated where a day can be known. */
export function FileSteps({ texts }: { texts: StepTexts }) {
  return (
    <div>
      <h3 className="font-display font-semibold text-heading">{texts.title}</h3>
      <ol className="mt-2 border-ink border-t text-[0.9375rem]">
        {keysOf(fileSteps).map((step) => (
          <li
            key={step}
            className="gap-x-6 border-hairline border-b py-2.5 sm:grid sm:grid-cols-[12rem_1fr]"
          >
            <p className="flex items-start gap-2.5 font-semibold tabular-nums">
              <StepMark step={step} />
              <StepDate step={step} undated={texts.undated} />
            </p>
            <div>
              <p className="font-semibold">{texts.items[step].title}</p>
              <p className="text-muted">{texts.items[step].text}</p>
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}

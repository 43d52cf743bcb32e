import { useDay } from '@/components/texts/use-day';
import type { PageTexts } from '@/components/texts/use-page-texts';
import { Disclosure } from '@/components/ui/disclosure';
import { Phrases } from '@/components/ui/phrases';
import { type CaseStepKey, caseSteps, type DayMark, stepMarks } from '@/content/samples/visa-case';
import { keysOf } from '@/lib/objects/entries-of';
import { DayMarkSign } from './day-mark';
import { useDayRange } from './use-day-range';

type StepTexts = PageTexts<'visa'>['sample']['steps'];

const marks: Partial<Record<CaseStepKey, DayMark>> = stepMarks;

/** The date or the period of a step; a text where an agency sets it. */
function StepDate({ step, undated }: { step: CaseStepKey; undated: string }) {
  const writeDay = useDay('short');
  const writeDayRange = useDayRange();
  const { from, to } = caseSteps[step];
  if (from === undefined) return <span className="text-muted">{undated}</span>;
  if (to !== undefined) return writeDayRange({ from, to }, 'short');
  return <time dateTime={from}>{writeDay(from)}</time>;
}

/** The steps before the visa application is filed, in order, each with its date where it has one. */
export function CaseSteps({ texts }: { texts: StepTexts }) {
  return (
    <Disclosure
      onPhones
      summary={<strong>{texts.title}</strong>}
      heading={
        <h3 className="font-display font-semibold text-heading">
          <Phrases text={texts.title} />
        </h3>
      }
    >
      <ol className="mt-2 border-ink border-t text-[0.9375rem]">
        {keysOf(caseSteps).map((step) => (
          <li
            key={step}
            className="gap-x-6 border-hairline border-b py-2.5 @md:grid @md:grid-cols-[12rem_1fr]"
          >
            <p className="flex items-start gap-2.5 tabular-figures">
              <DayMarkSign mark={marks[step]} />
              <strong>
                <StepDate step={step} undated={texts.undated} />
              </strong>
            </p>
            <div>
              <p>
                <strong>{texts.items[step].title}</strong>
              </p>
              <p className="text-muted">{texts.items[step].text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Disclosure>
  );
}

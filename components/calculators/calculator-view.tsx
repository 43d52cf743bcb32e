import { Fragment } from 'react';
import { Row } from '@/components/document/diagrams/row';
import { unbroken } from '@/components/ui/unbroken';
import {
  type CalculatorResult,
  type FieldDefinition,
  parseEntry,
  type Quantity,
  stepOf,
} from '@/lib/calculators/calculator';
import { calculators } from '@/lib/calculators/calculators';
import { classNames } from '@/lib/markup/class-names';
import { fillTemplate } from '@/lib/messages/fill-template';
import { displayWidth } from '@/lib/text/display-width';
import type { CalculatorData, FieldTexts } from './calculator-data';
import { CalculatorField } from './calculator-field';
import { writeLabel, writeQuantity, writeText } from './write-quantity';

type OutcomeProps = { data: CalculatorData; outcome: CalculatorResult };

/** The amounts of an answer as bars from zero, which the table says in numbers. */
function AnswerBars({ data, outcome: { lines, bars = [] } }: OutcomeProps) {
  const shown = lines
    .filter(({ key }) => bars.includes(key))
    .map((line) => ({ line, amount: line.value.kind === 'money' ? line.value.value : 0 }));
  const lowest = Math.min(0, ...shown.map(({ amount }) => amount));
  const range = Math.max(0, ...shown.map(({ amount }) => amount)) - lowest;
  if (range === 0) return null;
  return (
    <div
      aria-hidden="true"
      className="mt-6 grid grid-cols-[1fr_auto] gap-x-4 *:col-span-full sm:grid-cols-[fit-content(14rem)_1fr_auto]"
    >
      {shown.map(({ line, amount }) => {
        const label = writeLabel(line, data);
        return (
          <Row key={label} label={label} value={writeQuantity(line.value, data)}>
            <svg aria-hidden="true" className="h-4 w-full">
              <rect
                x={`${(100 * (Math.min(0, amount) - lowest)) / range}%`}
                width={`${(100 * Math.abs(amount)) / range}%`}
                height="100%"
                className={classNames(
                  amount < 0 ? 'fill-error' : 'fill-primary',
                  'forced-colors:fill-[CanvasText]',
                )}
              />
            </svg>
          </Row>
        );
      })}
    </div>
  );
}

/** How wide an answer in words may be to stay on one line beside its label on a phone: `Kleinstbetrieb`. */
const widestUnbroken = 16;

/** The working of an answer line by line, then a drawing. */
function Working({ data, outcome }: OutcomeProps) {
  const { texts, labels } = data;
  const isLong = (value: Quantity) =>
    value.kind === 'word' && displayWidth(writeQuantity(value, data)) > widestUnbroken;
  // Amounts, days and short words need little space and do not wrap; long words do.
  const labelWidth = outcome.lines.some(({ value }) => isLong(value)) ? 'w-3/5' : 'w-full';
  return (
    <>
      <table className="mt-4 w-full border-collapse max-sm:text-[0.9375rem]">
        <caption className="pb-1 text-left text-muted text-sm">{labels.working}</caption>
        <tbody>
          {outcome.lines.map((line) => {
            const { value, isTotal, detail } = line;
            const label = writeLabel(line, data);
            return (
              <Fragment key={label}>
                <tr
                  className={classNames(
                    'border-hairline border-t',
                    isTotal && 'border-t-ink font-semibold',
                  )}
                >
                  <th
                    scope="row"
                    className={classNames(
                      'py-1.5 pr-4 [overflow-wrap:anywhere] max-sm:pr-2',
                      labelWidth,
                      isTotal ? 'font-semibold' : 'font-normal',
                    )}
                  >
                    {label}
                  </th>
                  <td
                    className={classNames(
                      'py-1.5 text-right align-bottom tabular-figures',
                      !isLong(value) && 'whitespace-nowrap',
                    )}
                  >
                    {writeQuantity(value, data)}
                  </td>
                </tr>
                {detail === undefined ? null : (
                  <tr>
                    <td colSpan={2} className="pb-1.5 text-muted text-sm">
                      {unbroken(writeText(texts.lines[detail.key] ?? '', detail.values, data))}
                    </td>
                  </tr>
                )}
              </Fragment>
            );
          })}
        </tbody>
      </table>
      <AnswerBars data={data} outcome={outcome} />
    </>
  );
}

/** The limits of a field in words; undefined where its control allows nothing else. */
function limitsOf(field: FieldDefinition, data: CalculatorData): string | undefined {
  const { limits, steps } = data.labels;
  if (field.kind === 'choice') return undefined;
  if (field.kind === 'day') {
    const write = (value: string) => writeQuantity({ kind: 'day', value }, data);
    return fillTemplate(limits, { min: write(field.min), max: write(field.max) });
  }
  const { kind, min = 0, max } = field;
  const write = (value: number) => writeQuantity({ kind, value }, data);
  const values = { min: write(min), max: write(max) };
  if (kind === 'money') return fillTemplate(limits, values);
  return fillTemplate(steps, { ...values, step: write(stepOf(field)) });
}

/** The texts of a field; the label of an amount says in which currency. */
function textsOf(
  name: string,
  field: FieldDefinition,
  { texts, labels }: CalculatorData,
): FieldTexts {
  const shown = texts.fields[name] ?? { label: name };
  if (field.kind !== 'money') return shown;
  return { ...shown, label: fillTemplate(labels.amount, { label: shown.label }) };
}

type CalculatorViewProps = {
  data: CalculatorData;
  /** What stands in the fields, by their names. */
  typed: Readonly<Record<string, string>>;
  /** Without it, the calculator shows an example and cannot be used. */
  onType?: (name: string, text: string) => void;
};

/** A calculator: fields, and what they come to. */
export function CalculatorView({ data, typed, onType }: CalculatorViewProps) {
  const { fields, compute } = calculators[data.id];
  const read = Object.entries(fields).map(([name, field]) => {
    const text = typed[name] ?? '';
    return { name, field, text, value: parseEntry(field, text) };
  });
  const entries = read.flatMap(({ name, value }) => (value === undefined ? [] : [[name, value]]));
  const isComplete = entries.length === read.length;
  const outcome = isComplete ? compute(Object.fromEntries(entries), data.rates) : undefined;
  return (
    <div className="mt-6 grid grid-cols-1 gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      <div className="grid content-start gap-4">
        {read.map(({ name, field, text, value }) => (
          <CalculatorField
            key={name}
            id={`${data.id}-${name}`}
            field={field}
            texts={textsOf(name, field, data)}
            typed={text}
            isInvalid={value === undefined}
            limits={value === undefined ? limitsOf(field, data) : undefined}
            onType={onType && ((next) => onType(name, next))}
          />
        ))}
      </div>
      <div className="min-w-0">
        {/* No role `status`: what it says is content of the page from the start. The working is not announced. */}
        <p
          aria-live="polite"
          className={outcome ? 'font-display font-semibold text-heading' : 'text-muted'}
        >
          {outcome
            ? unbroken(writeText(data.texts.answers[outcome.answer] ?? '', outcome.values, data))
            : data.labels.incomplete}
        </p>
        {outcome ? <Working data={data} outcome={outcome} /> : null}
      </div>
    </div>
  );
}

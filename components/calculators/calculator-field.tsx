import { unbroken } from '@/components/ui/unbroken';
import { type FieldDefinition, stepOf } from '@/lib/calculators/calculator';
import type { FieldTexts } from './calculator-data';

const control =
  'mt-1 block min-h-12 w-full rounded-control border border-line border-b-3 border-b-primary bg-page px-3.5 py-2.5 text-ink aria-invalid:border-error disabled:opacity-100 print:hidden';

/** The attributes of an input, by the kind of its field. */
function inputAttributes(field: Exclude<FieldDefinition, { kind: 'choice' }>) {
  if (field.kind === 'day') return { type: 'date', min: field.min, max: field.max };
  const { min = 0, max } = field;
  return {
    type: 'number',
    // Number pads of telephones have no minus.
    inputMode: min < 0 ? 'text' : 'decimal',
    min,
    max,
    step: field.kind === 'money' ? 'any' : stepOf(field),
  } as const;
}

type CalculatorFieldProps = {
  /** Of the control; that of its hint begins with it. */
  id: string;
  field: FieldDefinition;
  texts: FieldTexts;
  typed: string;
  isInvalid?: boolean;
  /** What the field allows, in words, where its entry is beyond that. */
  limits?: string | undefined;
  /** Without it, the field shows the example and cannot be changed. */
  onType?: ((text: string) => void) | undefined;
};

/** An entry of a calculator with its label, its hint, and its limits where it is beyond them. */
export function CalculatorField(props: CalculatorFieldProps) {
  const { id, field, texts, typed, isInvalid, limits, onType } = props;
  const { label, hint, options } = texts;
  const shared = {
    id,
    className: control,
    disabled: onType === undefined,
    'aria-invalid': isInvalid || undefined,
    'aria-describedby': hint === undefined && limits === undefined ? undefined : `${id}-hint`,
    // The client scripts leave it alone, and it needs no framework of the page.
    'data-client': 'calculator',
  };
  // Without a handler React takes `value` for a mistake.
  const value = onType === undefined ? { defaultValue: typed } : { value: typed };
  return (
    <div>
      <label htmlFor={id} className="font-medium">
        {label}
      </label>
      {field.kind === 'choice' ? (
        <select
          {...shared}
          {...value}
          className={`${control} select-arrow pr-11`}
          data-shown-only="screen"
          onChange={onType && (({ target }) => onType(target.value))}
        >
          {field.options.map((option) => (
            <option key={option} value={option}>
              {options?.[option]}
            </option>
          ))}
        </select>
      ) : (
        <input
          {...shared}
          {...value}
          {...inputAttributes(field)}
          onChange={onType && (({ target }) => onType(target.value))}
        />
      )}
      {/* On paper and in the Markdown version. */}
      <span className="hidden print:block">{options?.[typed] ?? typed}</span>
      {hint === undefined && limits === undefined ? null : (
        <p id={`${id}-hint`} className="mt-1 text-muted text-sm">
          {hint === undefined ? null : unbroken(hint)}
          {limits === undefined ? null : <strong className="block text-error">{limits}</strong>}
        </p>
      )}
    </div>
  );
}

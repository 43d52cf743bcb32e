import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { type FormField, maxLengths } from '@/content/forms';
import { classNames } from '@/lib/markup/class-names';

// `scroll-mt` keeps the label of a focused field clear of the header.
const control =
  'mt-1.5 block w-full scroll-mt-14 rounded-control border border-line border-b-3 border-b-primary bg-page px-3.5 py-2.5 text-ink not-user-invalid:hover:border-ink focus-visible:border-primary user-invalid:border-error user-invalid:bg-error/5 forced-colors:user-invalid:[border-style:dashed]';

type FieldProps = {
  /** The form that it belongs to, a part of its id: a page may have two. */
  form: string;
  field: FormField;
};

function Control({ form, field }: FieldProps): ReactNode {
  const t = useTranslations('common');
  const shared = {
    id: `${form}-${field.name}`,
    name: field.name,
    required: field.required,
    toolparamdescription: t(`forms.agents.fields.${field.name}`),
  };
  const placeholder = field.placeholder && t(field.placeholder);
  switch (field.kind) {
    case 'textarea':
      return (
        <textarea
          {...shared}
          rows={field.rows}
          maxLength={maxLengths[field.name]}
          placeholder={placeholder}
          className={control}
        />
      );
    case 'select':
      return (
        <select
          {...shared}
          defaultValue=""
          className={`${control} min-h-12 select-arrow pr-11 has-[option[value='']:checked]:text-muted`}
        >
          <option value="">{placeholder}</option>
          {field.options.map(({ value, label }) => (
            <option key={value} value={value}>
              {t(label)}
            </option>
          ))}
        </select>
      );
    default:
      return (
        <input
          {...shared}
          type={field.kind}
          inputMode={field.kind === 'text' ? undefined : field.kind}
          maxLength={maxLengths[field.name]}
          autoComplete={field.autoComplete}
          placeholder={placeholder}
          className={`${control} min-h-12`}
        />
      );
  }
}

/** A field of a form with its label, which marks it as required or optional. */
export function Field({ form, field }: FieldProps) {
  const t = useTranslations('common');
  return (
    <div className={classNames(field.wide && 'sm:col-span-2')}>
      <label htmlFor={`${form}-${field.name}`} className="font-medium">
        {field.required ? (
          <>
            {t(field.label)}
            <span aria-hidden="true" className="text-error">
              {' '}
              *
            </span>
          </>
        ) : (
          t.rich('forms.optional', {
            label: t(field.label),
            note: (words) => <span className="font-normal text-muted">{words}</span>,
          })
        )}
      </label>
      <Control form={form} field={field} />
    </div>
  );
}

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { classNames } from '@/lib/markup/class-names';

// The margin for scrolling keeps the label of a field that is focused clear of the header.
const control =
  'mt-1.5 block w-full scroll-mt-14 rounded-control border border-line border-b-3 border-b-primary bg-page px-3.5 py-2.5 text-ink placeholder:text-muted not-user-invalid:hover:border-ink focus-visible:border-primary user-invalid:border-error user-invalid:bg-error/5 forced-colors:user-invalid:border-dashed';

type Common = { form: string; name: string; label: string; required?: boolean; wide?: boolean };

function Labelled({
  form,
  name,
  label,
  required,
  wide,
  children,
}: Common & { children: ReactNode }) {
  const t = useTranslations('common.forms');
  return (
    <div className={classNames(wide && 'sm:col-span-2')}>
      <label htmlFor={`${form}-${name}`} className="font-medium">
        {label}
        {required ? (
          <span aria-hidden="true" className="text-error">
            {' '}
            *
          </span>
        ) : (
          <span className="font-normal text-muted"> ({t('optional')})</span>
        )}
      </label>
      {children}
    </div>
  );
}

type InputProps = Common & {
  type: 'text' | 'email' | 'tel';
  autoComplete: string;
  placeholder?: string;
};

const inputModes = { text: undefined, email: 'email', tel: 'tel' } as const;

/** One line of text, an e-mail address or a telephone number, with its label. */
export function InputField({ type, autoComplete, placeholder, ...common }: InputProps) {
  return (
    <Labelled {...common}>
      <input
        id={`${common.form}-${common.name}`}
        name={common.name}
        type={type}
        inputMode={inputModes[type]}
        autoComplete={autoComplete}
        required={common.required}
        placeholder={placeholder}
        className={`${control} min-h-12`}
      />
    </Labelled>
  );
}

/** The message area. */
export function MessageField({
  rows,
  placeholder,
  ...common
}: Common & { rows: number; placeholder?: string }) {
  return (
    <Labelled {...common} wide>
      <textarea
        id={`${common.form}-${common.name}`}
        name={common.name}
        rows={rows}
        required={common.required}
        placeholder={placeholder}
        className={control}
      />
    </Labelled>
  );
}

type SelectProps = Common & {
  /** Text of the empty option that is selected at the start. */
  placeholder: string;
  options: { value: string; label: string }[];
};

/** A choice from a list, starting with its placeholder. */
export function SelectField({ placeholder, options, ...common }: SelectProps) {
  return (
    <Labelled {...common}>
      <div className="grid">
        <select
          id={`${common.form}-${common.name}`}
          name={common.name}
          required={common.required}
          defaultValue=""
          className={`${control} col-start-1 row-start-1 min-h-12 appearance-none pr-11 has-[option[value='']:checked]:text-muted forced-colors:appearance-auto`}
        >
          <option value="">{placeholder}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon
          name="chevron"
          className="pointer-events-none col-start-1 row-start-1 mt-1.5 mr-3.5 self-center justify-self-end text-primary forced-colors:hidden"
        />
      </div>
    </Labelled>
  );
}

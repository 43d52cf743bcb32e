import { useTranslations } from 'next-intl';
import { useToasts } from '@/components/texts/use-toasts';
import { forms } from '@/content/forms';
import type { LeadForm as FormName } from '@/lib/leads/deliver';
import { Field } from './field';
import { MailInstead, MailWhatIsTyped, ReadByNote, RequiredHint } from './form-notes';
import { LeadForm, type LeadFormTexts } from './lead-form';

type FormProps = {
  name: FormName;
  /** Id of the heading that names the form. */
  labelledBy: string;
};

/** A form of the site as `content/forms.ts` describes it. */
export function Form({ name, labelledBy }: FormProps) {
  const t = useTranslations('common');
  const { tool, fields, submit, success } = forms[name];
  const { label, dismiss, icons } = useToasts();
  const texts: LeadFormTexts = {
    submit: t(submit),
    sending: t('forms.sending'),
    success: { title: t(success.title), text: t(success.text) },
    failure: { title: t('toasts.errorTitle'), text: t('toasts.errorText') },
    toasts: { region: label, dismiss },
  };
  return (
    <LeadForm
      form={name}
      tool={{ name: tool.name, description: t(tool.description) }}
      texts={texts}
      icons={icons}
      labelledBy={labelledBy}
      withoutScript={<MailInstead />}
      failed={<MailWhatIsTyped />}
    >
      <RequiredHint />
      {fields.map((field) => (
        <Field key={field.name} form={name} field={field} />
      ))}
      <ReadByNote />
    </LeadForm>
  );
}

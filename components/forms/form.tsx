import { useTranslations } from 'next-intl';
import { useToasts } from '@/components/texts/use-toasts';
import { useAnswerLanguages, useAnswerRoles } from '@/components/texts/use-ways-of-working';
import { buttonClasses } from '@/components/ui/button-classes';
import { forms } from '@/content/forms';
import { site } from '@/content/site';
import type { FormId } from '@/lib/leads/deliver';
import { Field } from './field';
import { LeadForm, type LeadFormTexts } from './lead-form';

type FormProps = {
  name: FormId;
  /** Id of the heading that names the form. */
  labelledBy: string;
};

const note = 'text-muted text-sm sm:col-span-2';

function EmailLink() {
  return (
    <a href={site.emailUrl} className="font-semibold underline">
      {site.email}
    </a>
  );
}

/** A form of the site as `content/forms.ts` describes it. */
export function Form({ name, labelledBy }: FormProps) {
  const t = useTranslations('common');
  const { tool, fields, submit, success } = forms[name];
  const { label, dismiss, icons } = useToasts();
  const email = () => <EmailLink />;
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
      withoutScript={
        <p className="tricolor-rule bg-band p-4">{t.rich('forms.noScript', { email })}</p>
      }
      failed={
        <>
          <p>{t.rich('forms.failedText', { email })}</p>
          <p className="mt-4">
            {/* `client/typed-text.ts` puts the typed text into the e-mail. */}
            <a href={site.emailUrl} data-mail-form="" className={buttonClasses('primary')}>
              {t('forms.failedMail')}
            </a>
          </p>
        </>
      }
    >
      <p className={note}>{t('forms.requiredHint')}</p>
      {fields.map((field) => (
        <Field key={field.name} form={name} field={field} />
      ))}
      <p className={note}>
        {t('forms.readBy', { roles: useAnswerRoles(), languages: useAnswerLanguages() })}
      </p>
    </LeadForm>
  );
}

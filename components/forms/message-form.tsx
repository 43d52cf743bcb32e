import { useTranslations } from 'next-intl';
import { InputField, MessageField } from './field';
import { MailInstead, MailWhatIsTyped, RequiredHint } from './form-notes';
import { LeadForm } from './lead-form';
import { toastIcons } from './toast-icons';
import { useFormTexts } from './use-form-texts';

/** Rows of the message area on each page (spec §5). */
const rows = { home: 5, contact: 6 } as const;

/** The message form of the home page and of every contact section (spec §3, §5). */
export function MessageForm({
  form,
  labelledBy,
}: {
  form: 'home' | 'contact';
  labelledBy: string;
}) {
  const t = useTranslations('common');
  const success =
    form === 'home'
      ? { title: t('toasts.homeSentTitle'), text: t('toasts.homeSentText') }
      : { title: t('toasts.sentTitle'), text: t('toasts.sentText') };
  const texts = useFormTexts(t('forms.send'), success);
  return (
    <LeadForm
      form={form}
      texts={texts}
      icons={toastIcons}
      labelledBy={labelledBy}
      withoutScript={<MailInstead />}
      failed={<MailWhatIsTyped />}
    >
      <RequiredHint />
      <InputField
        form={form}
        name="name"
        type="text"
        autoComplete="name"
        label={t('forms.name')}
        required
      />
      <InputField
        form={form}
        name="email"
        type="email"
        autoComplete="email"
        label={t('forms.email')}
        required
      />
      <InputField
        form={form}
        name="company"
        type="text"
        autoComplete="organization"
        label={t('forms.company')}
        wide
      />
      <MessageField
        form={form}
        name="message"
        rows={rows[form]}
        label={t('forms.message')}
        required
      />
    </LeadForm>
  );
}

import { useTranslations } from 'next-intl';
import { type ServiceKey, services } from '@/content/services';
import { InputField, MessageField, SelectField } from './field';
import { MailInstead, MailWhatIsTyped, RequiredHint } from './form-notes';
import { LeadForm } from './lead-form';
import { toastIcons } from './toast-icons';
import { useFormTexts } from './use-form-texts';

const form = 'expert';
const messageRows = 4;

/** Order of the options (spec §3). */
const optionOrder: ServiceKey[] = [
  'bookkeeping',
  'accounting',
  'payroll',
  'tax',
  'visa',
  'business',
  'hrAdmin',
  'consulting',
  'remoteBusiness',
];

/** The expert form of the about page (spec §3, §5): only name and e-mail address are required. */
export function ExpertForm({ labelledBy }: { labelledBy: string }) {
  const t = useTranslations('common');
  const texts = useFormTexts(t('forms.talk'), {
    title: t('toasts.expertSentTitle'),
    text: t('toasts.expertSentText'),
  });
  const option = useTranslations('common.forms.options');
  const options = [
    ...optionOrder.map((key) => ({ value: services[key].option, label: option(key) })),
    { value: 'multiple', label: option('multiple') },
  ];
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
        label={t('forms.fullName')}
        required
      />
      <InputField
        form={form}
        name="email"
        type="email"
        autoComplete="email"
        label={t('forms.emailAddress')}
        required
      />
      <InputField
        form={form}
        name="company"
        type="text"
        autoComplete="organization"
        label={t('forms.company')}
      />
      <InputField form={form} name="phone" type="tel" autoComplete="tel" label={t('forms.phone')} />
      <SelectField
        form={form}
        name="service"
        label={t('forms.service')}
        placeholder={t('forms.servicePlaceholder')}
        options={options}
        wide
      />
      <MessageField form={form} name="message" rows={messageRows} label={t('forms.message')} />
    </LeadForm>
  );
}

import { useTranslations } from 'next-intl';
import { InputField, MessageField, SelectField } from './field';
import { MailInstead, MailWhatIsTyped, RequiredHint } from './form-notes';
import { LeadForm } from './lead-form';
import { toastIcons } from './toast-icons';
import { useFormTexts } from './use-form-texts';

const form = 'consultation';
const messageRows = 5;

/** Order of the options (spec §3); their value is the service's English name. */
const interests = {
  bookkeeping: 'Bookkeeping Services',
  accounting: 'Accounting Services',
  tax: 'Tax Services',
  payroll: 'Payroll Services',
  hrAdmin: 'HR & Admin Support',
  business: 'Business Registration',
  visa: 'Visa Processing',
  consulting: 'Consulting Services',
  remoteBusiness: 'Remote Business Services',
  general: 'General Inquiry',
} as const;

/** The request form of the free consultation (spec §3, §5). */
export function ConsultationForm({ labelledBy }: { labelledBy: string }) {
  const t = useTranslations('common');
  const interest = useTranslations('common.forms.interests');
  const texts = useFormTexts(t('forms.request'), {
    title: t('toasts.sentTitle'),
    text: t('toasts.sentText'),
  });
  // Object.keys() types its result as string[]; the keys of this literal are exactly these.
  const options = (Object.keys(interests) as (keyof typeof interests)[]).map((key) => ({
    value: interests[key],
    label: interest(key),
  }));
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
        placeholder={t('forms.namePlaceholder')}
        required
      />
      <InputField
        form={form}
        name="email"
        type="email"
        autoComplete="email"
        label={t('forms.emailAddress')}
        placeholder={t('forms.emailPlaceholder')}
        required
      />
      <InputField
        form={form}
        name="company"
        type="text"
        autoComplete="organization"
        label={t('forms.company')}
        placeholder={t('forms.companyPlaceholder')}
      />
      <InputField
        form={form}
        name="phone"
        type="tel"
        autoComplete="tel"
        label={t('forms.phone')}
        placeholder={t('forms.phonePlaceholder')}
      />
      <SelectField
        form={form}
        name="service"
        label={t('forms.serviceInterest')}
        placeholder={t('forms.interestPlaceholder')}
        options={options}
        required
        wide
      />
      <MessageField
        form={form}
        name="message"
        rows={messageRows}
        label={t('forms.message')}
        placeholder={t('forms.messagePlaceholder')}
        required
      />
    </LeadForm>
  );
}

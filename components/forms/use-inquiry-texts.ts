import { useTranslations } from 'next-intl';
import { type FormId, forms } from '@/content/forms';

/** The texts of a form that the browser shows later; `receipt` and the text of `sentLater` have `{receipt}`. */
export function useInquiryTexts(name: FormId) {
  const t = useTranslations('common');
  const { submit, success } = forms[name];
  const receipt = '{receipt}';
  return {
    submit: t(submit),
    sending: t('forms.sending'),
    success: { title: t(success.title), text: t(success.text) },
    failure: { title: t('toasts.errorTitle'), text: t('toasts.errorText') },
    /** Second line of the confirmation. */
    receipt: t('forms.receipt', { receipt }),
    unsent: {
      offline: t('forms.unsent.offline'),
      unavailable: t('forms.unsent.unavailable'),
      later: t('forms.unsent.later'),
      laterNote: t('forms.unsent.laterNote'),
      mail: t('forms.unsent.mail'),
      kept: { title: t('forms.unsent.kept'), text: t('forms.unsent.laterNote') },
    },
    /** Notice after an inquiry that was kept has been sent. */
    sentLater: {
      title: t('forms.sentLater.title'),
      text: t('forms.sentLater.text', { receipt }),
    },
  };
}

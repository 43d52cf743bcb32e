import { useMessages, useTranslations } from 'next-intl';
import { type FormId, forms } from '@/content/forms';
import { templateOf } from '@/lib/messages/icu';
import { mapTexts } from '@/lib/messages/tree';

/**
 * The texts of a form that the browser shows later; `receipt`, the second line of the confirmation, and the text of
 * `sentLater`, the notice after an inquiry that was kept has been sent, have `{receipt}`.
 */
export function useInquiryTexts(name: FormId) {
  const t = useTranslations('common');
  const { submit, success } = forms[name];
  const { sending, receipt, unsent, sentLater } = useMessages().common.forms;
  return {
    ...mapTexts({ sending, receipt, unsent, sentLater }, templateOf),
    submit: t(submit),
    success: { title: t(success.title), text: t(success.text) },
    failure: { title: t('toasts.errorTitle'), text: t('toasts.errorText') },
  };
}

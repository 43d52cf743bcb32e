import { useTranslations } from 'next-intl';
import type { ToastText } from '@/components/ui/toaster';
import type { LeadFormTexts } from './lead-form';

/** The texts that a form needs in the browser. */
export function useFormTexts(submit: string, success: ToastText): LeadFormTexts {
  const t = useTranslations('common');
  return {
    submit,
    sending: t('forms.sending'),
    success,
    failure: { title: t('toasts.errorTitle'), text: t('toasts.errorText') },
    toasts: { region: t('toasts.region'), dismiss: t('toasts.dismiss') },
  };
}

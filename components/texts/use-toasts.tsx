import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import type { ToasterProps } from '@/components/ui/toaster';

/** Texts and icons of the toasts in the language of the page. */
export function useToasts(): ToasterProps {
  const t = useTranslations('common.toasts');
  return {
    label: t('region'),
    dismiss: t('dismiss'),
    // The title of an error names it as one; that of a success may not.
    icons: {
      success: (
        <>
          <Icon name="success" className="mt-0.5 text-primary" />
          <span className="sr-only">{t('success')}</span>
        </>
      ),
      error: <Icon name="error" className="mt-0.5 text-error" />,
    },
  };
}

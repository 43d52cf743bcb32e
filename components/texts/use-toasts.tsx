import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import type { ToasterProps } from '@/components/ui/toaster';

/** What the live region of the toasts needs in the language of the page. */
export function useToasts(): ToasterProps {
  const t = useTranslations('common.toasts');
  return {
    label: t('region'),
    dismiss: t('dismiss'),
    // Drawn here, on the server. The title of a failure says that it is one; a confirmation's need not.
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

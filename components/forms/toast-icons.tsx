import { Icon } from '@/components/ui/icon';
import type { ToastIcons } from '@/components/ui/toaster';

/** The icons of a form's toasts, for the client component that shows them. */
export const toastIcons: ToastIcons = {
  success: <Icon name="success" className="mt-0.5 text-primary" />,
  error: <Icon name="error" className="mt-0.5 text-error" />,
};

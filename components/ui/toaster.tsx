'use client';

import type { ReactNode } from 'react';
import { resolveValue, toast, useToaster } from 'react-hot-toast/headless';

export type ToastText = {
  title: string;
  text?: string;
  more?: ReactNode;
};

/** Id of the error toast: there is one at a time. */
const errorId = 'error';

/** Shows a success toast for 8 s in place of an error toast: what failed before has succeeded. */
export function showSuccess(message: ToastText): void {
  toast.dismiss(errorId);
  toast.success(content(message), { duration: 8000 });
}

/** Shows an error toast for 15 s. */
export function showError(message: ToastText): void {
  toast.error(content(message), { duration: 15_000, id: errorId });
}

function content({ title, text, more }: ToastText) {
  return (
    <>
      <strong className="block font-semibold">{title}</strong>
      {text === undefined ? null : <span className="block text-muted">{text}</span>}
      {more === undefined ? null : <span className="block">{more}</span>}
    </>
  );
}

export type ToasterProps = {
  label: string;
  dismiss: string;
  /** Rendered on the server. */
  icons: { success: ReactNode; error: ReactNode };
};

/** The live region of toasts; without the library's markup, which injects styles. */
export function Toaster({ label, dismiss, icons }: ToasterProps) {
  const { toasts, handlers } = useToaster();
  return (
    <section
      aria-label={label}
      className="pointer-events-none fixed inset-x-0 bottom-0 z-50 flex justify-center p-4 sm:justify-end sm:p-6"
    >
      <div role="status" className="grid w-full max-w-sm gap-3">
        {toasts
          .filter((item) => item.visible)
          .map((item) => (
            // biome-ignore lint/a11y/noStaticElementInteractions: hovering only keeps it on screen
            <div
              key={item.id}
              onMouseEnter={handlers.startPause}
              onMouseLeave={handlers.endPause}
              className="pointer-events-auto flex items-start gap-4 rounded-card border border-line bg-surface p-4 text-ink raised"
            >
              {item.type === 'error' ? icons.error : icons.success}
              <div className="flex-1">{resolveValue(item.message, item)}</div>
              <button
                type="button"
                onClick={() => toast.dismiss(item.id)}
                className="min-h-6 font-semibold text-primary underline underline-offset-4"
              >
                {dismiss}
              </button>
            </div>
          ))}
      </div>
    </section>
  );
}

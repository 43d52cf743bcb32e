'use client';

import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { buttonClasses } from '@/components/ui/button-classes';
import {
  showError,
  showSuccess,
  Toaster,
  type ToastIcons,
  type ToastText,
} from '@/components/ui/toaster';
import type { FormId } from '@/lib/leads/deliver';
import { sendLead } from '@/lib/leads/lead';

export type LeadFormTexts = {
  submit: string;
  sending: string;
  success: ToastText;
  failure: ToastText;
  toasts: { region: string; dismiss: string };
};

type LeadFormProps = {
  form: FormId;
  /** Name and description of the form for a visitor's AI agent (WebMCP). */
  tool: { name: string; description: string };
  texts: LeadFormTexts;
  icons: ToastIcons;
  /** Id of the heading that names the form. */
  labelledBy: string;
  /** The fields: uncontrolled, so that what was typed before the script arrived stays. */
  children: ReactNode;
  /** Replaces the form where scripts do not run. */
  withoutScript: ReactNode;
  /** Replaces the button where hydration has failed. */
  failed: ReactNode;
};

/** Names and values of a form's fields. */
function entriesOf(form: HTMLFormElement): [string, string][] {
  return [...new FormData(form)].map(([name, value]) => [name, String(value)]);
}

/**
 * Submits its fields through `sendLead`. Before hydration the button is disabled, and the method is POST: no
 * entered text can end up in a URL.
 */
export function LeadForm({
  form,
  tool,
  texts,
  icons,
  labelledBy,
  children,
  withoutScript,
  failed,
}: LeadFormProps) {
  const [state, setState] = useState<'waiting' | 'ready' | 'sending'>('waiting');
  const busy = useRef(false);
  useEffect(() => setState('ready'), []);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy.current) return;
    busy.current = true;
    setState('sending');
    const element = event.currentTarget;
    const sent = entriesOf(element);
    try {
      await sendLead({ form, fields: Object.fromEntries(sent) });
      // Fields that were changed meanwhile have not been sent: they are not cleared.
      if (JSON.stringify(entriesOf(element)) === JSON.stringify(sent)) element.reset();
      showSuccess(texts.success);
    } catch {
      showError(texts.failure);
    } finally {
      busy.current = false;
      setState('ready');
    }
  }

  return (
    <>
      <noscript>{withoutScript}</noscript>
      <form
        method="post"
        // Without `toolautosubmit`: an agent may fill in the form, but not send it.
        toolname={tool.name}
        tooldescription={tool.description}
        onSubmit={submit}
        aria-labelledby={labelledBy}
        aria-busy={state === 'sending'}
        className="script-only grid content-start gap-5 sm:grid-cols-2"
      >
        {children}
        <div className="sm:col-span-2">
          <button
            type="submit"
            disabled={state !== 'ready'}
            className={`${buttonClasses('primary')} w-full sm:w-auto sm:min-w-56`}
          >
            {state === 'sending' ? texts.sending : texts.submit}
          </button>
        </div>
        {/* Announced when the style sheet shows it. */}
        <div role="alert" className="failed-only tricolor-rule bg-band p-4 sm:col-span-2">
          {failed}
        </div>
      </form>
      <Toaster label={texts.toasts.region} dismiss={texts.toasts.dismiss} icons={icons} />
    </>
  );
}

'use client';

import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { showError, showSuccess } from '@/components/ui/toaster';
import type { FormId } from '@/content/forms';
import type { Locale } from '@/i18n/locales';
import {
  type Failure,
  fetchToken,
  type OutgoingInquiry,
  sendInquiry,
} from '@/lib/inquiries/send-inquiry';
import { keepUnsent } from '@/lib/inquiries/unsent';
import { forgetIdempotencyKey, idempotencyKeyOf } from './idempotency-key';
import type { useInquiryTexts } from './use-inquiry-texts';

type InquiryFormProps = {
  /** URL of the service that takes inquiries. */
  url: string;
  form: FormId;
  locale: Locale;
  /** Name and description of the form for a visitor's AI agent (WebMCP). */
  webMcpTool: { name: string; description: string };
  texts: ReturnType<typeof useInquiryTexts>;
  labelledBy: string;
  emailUrl: string;
  /** The fields: uncontrolled, so that what was typed before the script arrived stays. */
  children: ReactNode;
};

/** Milliseconds after which a form that is still sending says so. */
const progressDelay = 400;

function valuesOf(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
}

/** Sends its fields by script; without one the browser sends the form, and the service answers with a page. */
export function InquiryForm(props: InquiryFormProps) {
  const { url, form, locale, webMcpTool, texts, labelledBy, emailUrl, children } = props;
  const [state, setState] = useState<'ready' | 'sending' | 'slow'>('ready');
  const [failure, setFailure] = useState<Failure>();
  const isBusy = useRef(false);
  const token = useRef<Promise<string | undefined>>(undefined);

  async function inquiryOf(element: HTMLFormElement): Promise<OutgoingInquiry> {
    const fields = valuesOf(element);
    const given = await token.current;
    // Where there was none, the next focus asks for one again.
    if (given === undefined) token.current = undefined;
    return { id: idempotencyKeyOf(form, fields), form, locale, fields, token: given };
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy.current) return;
    isBusy.current = true;
    setState('sending');
    const progress = setTimeout(() => setState('slow'), progressDelay);
    const element = event.currentTarget;
    const inquiry = await inquiryOf(element);
    const result = await sendInquiry(url, inquiry);
    clearTimeout(progress);
    if ('receipt' in result) {
      // Fields that were changed meanwhile have not been sent: they are not cleared.
      const now = valuesOf(element);
      if (JSON.stringify(now) === JSON.stringify(inquiry.fields)) element.reset();
      forgetIdempotencyKey();
      const [before, after] = texts.receipt.split('{receipt}');
      const more = (
        <>
          {before}
          <span className="whitespace-nowrap">{result.receipt}</span>
          {after}
        </>
      );
      showSuccess({ ...texts.success, more });
      setFailure(undefined);
    } else {
      // What it means for the visitor is said in the form.
      showError({ title: texts.failure.title });
      setFailure(result.failure);
    }
    isBusy.current = false;
    setState('ready');
  }

  /** Keeps the form as it is filled in now, which may be more than what could not be sent. */
  async function keep(element: HTMLFormElement | null) {
    if (element === null || !element.reportValidity()) return;
    const inquiry = await inquiryOf(element);
    try {
      await keepUnsent({ url, inquiry, keptAt: Date.now(), notice: texts.sentLater });
    } catch {
      showError(texts.failure);
      return;
    }
    forgetIdempotencyKey();
    element.reset();
    setFailure(undefined);
    showSuccess({ title: texts.unsent.kept, text: texts.unsent.laterNote });
  }

  return (
    <form
      method="post"
      action={url}
      // Without `toolautosubmit`: an agent may fill in the form, but not send it.
      toolname={webMcpTool.name}
      tooldescription={webMcpTool.description}
      onSubmit={submit}
      onFocus={() => {
        token.current ??= fetchToken(url);
      }}
      aria-labelledby={labelledBy}
      aria-busy={state !== 'ready'}
      className="grid content-start gap-5 sm:grid-cols-2"
    >
      {children}
      <div className="sm:col-span-2">
        <Button
          type="submit"
          variant="primary"
          aria-disabled={state !== 'ready'}
          className="w-full sm:w-auto sm:min-w-56"
        >
          {state === 'slow' ? texts.sending : texts.submit}
        </Button>
        {/* In the page from the start: a live region announces what is added to it later. */}
        <div role="alert">
          {failure === undefined ? null : (
            <div className="tricolor-rule mt-5 bg-band p-4">
              <p>{texts.unsent[failure === 'offline' ? 'offline' : 'unavailable']}</p>
              <p className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-3">
                {/* What was refused would be refused again. */}
                {failure === 'refused' ? null : (
                  <Button
                    variant="primary"
                    onClick={({ currentTarget }) => keep(currentTarget.form)}
                  >
                    {texts.unsent.later}
                  </Button>
                )}
                {/* `client/typed-text.ts` puts the typed text into the e-mail. */}
                <a href={emailUrl} data-mail-form="" className="font-semibold underline">
                  {texts.unsent.mail}
                </a>
              </p>
              {failure === 'refused' ? null : (
                <p className="mt-3 text-muted text-sm">{texts.unsent.laterNote}</p>
              )}
            </div>
          )}
        </div>
      </div>
    </form>
  );
}

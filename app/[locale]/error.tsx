'use client';

import { buttonClasses } from '@/components/ui/button-classes';

/** What a visitor sees when a script of the page fails: what happened, and a way to go on. */
export default function PageError({ reset }: { reset: () => void }) {
  const texts = document.body.dataset;
  return (
    <main role="alert" className="mx-auto w-full max-w-page flex-1 px-5 py-20 sm:px-8">
      <h1 className="font-display font-semibold text-title">{texts.error}</h1>
      <button type="button" onClick={reset} className={`mt-8 ${buttonClasses('primary')}`}>
        {texts.retry}
      </button>
    </main>
  );
}

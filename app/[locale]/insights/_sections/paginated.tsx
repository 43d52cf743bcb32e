'use client';

import { Children, type ReactNode, useEffect, useState } from 'react';

type PaginatedProps = {
  pages: ReactNode[];
  /** Id of the element that is scrolled to when the page changes. */
  section: string;
  texts: { label: string; previous: string; next: string; pages: string[] };
  /** Icons of the two arrows, drawn on the server. */
  icons: { previous: ReactNode; next: ReactNode };
};

const parameter = 'page';

const controlClasses =
  'flex min-h-11 items-center justify-center gap-1 rounded-control border border-line px-4 font-semibold hover:border-primary hover:text-primary aria-disabled:cursor-not-allowed aria-disabled:border-hairline aria-disabled:text-muted';

/** Hidden on the smallest screens, where the arrow suffices, so that all pages fit in one row. */
const wordClasses = 'max-[26rem]:sr-only';

/** The page number in the query of the address; 1 where it has none or one above `count`. */
function numberInAddress(count: number): number {
  const number = Number(new URLSearchParams(window.location.search).get(parameter));
  return Number.isInteger(number) && number >= 1 && number <= count ? number : 1;
}

/**
 * Shows one of its pages at a time, starting at the first. Each page is an entry of the history, so that
 * going back leads to the previous page, and from an article to the page that lists it. The pressed button
 * keeps the focus, and a live region announces the page.
 */
export function Paginated({ pages, section, texts, icons }: PaginatedProps) {
  const [current, setCurrent] = useState(1);
  const [hasChanged, setHasChanged] = useState(false);

  useEffect(() => {
    const follow = () => setCurrent(numberInAddress(pages.length));
    follow();
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, [pages.length]);

  function show(number: number) {
    if (number === current || number < 1 || number > pages.length) return;
    setCurrent(number);
    setHasChanged(true);
    const url = new URL(window.location.href);
    if (number === 1) url.searchParams.delete(parameter);
    else url.searchParams.set(parameter, String(number));
    window.history.pushState(null, '', url);
    document.getElementById(section)?.scrollIntoView();
  }

  return (
    <>
      {Children.map(pages, (page, index) => (
        <div data-state={index + 1 === current ? 'active' : 'inactive'} className="panel mt-10">
          {page}
        </div>
      ))}
      <p role="status" className="sr-only">
        {hasChanged ? texts.pages[current - 1] : null}
      </p>
      <nav
        aria-label={texts.label}
        data-query={`${parameter}=${current === 1 ? '' : current}`}
        className="script-only mt-10 flex flex-wrap gap-2"
      >
        <button
          type="button"
          className={controlClasses}
          aria-disabled={current === 1 || undefined}
          onClick={() => show(current - 1)}
        >
          {icons.previous}
          <span className={wordClasses}>{texts.previous}</span>
        </button>
        {texts.pages.map((label, index) => (
          <button
            key={label}
            type="button"
            aria-label={label}
            aria-current={index + 1 === current ? 'page' : undefined}
            onClick={() => show(index + 1)}
            className={`${controlClasses} min-w-11 aria-[current=page]:border-primary aria-[current=page]:bg-primary aria-[current=page]:text-on-primary`}
          >
            {index + 1}
          </button>
        ))}
        <button
          type="button"
          className={controlClasses}
          aria-disabled={current === pages.length || undefined}
          onClick={() => show(current + 1)}
        >
          <span className={wordClasses}>{texts.next}</span>
          {icons.next}
        </button>
      </nav>
    </>
  );
}

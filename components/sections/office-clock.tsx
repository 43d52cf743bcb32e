import { useLocale, useMessages } from 'next-intl';
import { scriptUrl } from '@/components/layout/script-url';
import { holidays } from '@/content/holidays';
import { openingHours } from '@/content/opening-hours';
import { locales } from '@/i18n/locales';
import type { OfficeClockData } from '@/lib/dates/office-clock';
import { templateOf } from '@/lib/messages/icu';
import { mapTexts } from '@/lib/messages/tree';

/** The time in Manila, whether the office is open, and its hours by the visitor’s clock: empty without a script. */
export function OfficeClock({ className }: { className?: string }) {
  const { hours } = useMessages().common;
  const { lang, clock, wideColon } = locales[useLocale()];
  const data: OfficeClockData = {
    hours: openingHours.flatMap(({ days, open }) => (open === null ? [] : { ...days, ...open })),
    holidays: [...holidays.lastDaysBefore, ...holidays.regular, ...holidays.special],
    lang,
    hourCycle: clock,
    // No spaces between sentences where punctuation is full-width.
    separator: wideColon ? '' : ' ',
    // Filled in by the script.
    texts: mapTexts(hours.clock, templateOf),
  };
  return (
    <>
      {/* The script writes into it before React hydrates the page. */}
      <p
        data-office-clock={JSON.stringify(data)}
        data-unlinked=""
        hidden
        suppressHydrationWarning
        className={className}
      >
        {' '}
      </p>
      <script async src={scriptUrl('office-clock.js')} />
    </>
  );
}

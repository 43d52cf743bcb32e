import { useFormatter, useLocale } from 'next-intl';
import type { ReactNode } from 'react';
import { useOpeningHours } from '@/components/texts/use-opening-hours';
import { openingHours } from '@/content/opening-hours';
import { locales } from '@/i18n/locales';
import { timeInManila } from '@/lib/dates/manila-time';

/** Hours of the day as a number: `09:30` → 9.5. */
function hourOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours + minutes / 60;
}

/** Colors of the sky from midnight to midnight, by the hour from which each holds; Manila’s days hardly change. */
const sky = [
  [5, '[stop-color:var(--color-deep)]'],
  [5.75, '[stop-color:var(--color-coral-light)]'],
  [6.5, '[stop-color:var(--color-accent-pale)]'],
  [8, '[stop-color:var(--color-lagoon-pale)]'],
  [16, '[stop-color:var(--color-lagoon-pale)]'],
  [17.5, '[stop-color:var(--color-accent-pale)]'],
  [18.25, '[stop-color:var(--color-coral-light)]'],
  [19, '[stop-color:var(--color-deep)]'],
] as const;

/** Towers as left edge, width and height, in hours and in rows of the drawing. */
const towers = [
  [1.2, 0.7, 2.6],
  [2.1, 1.1, 1.7],
  [5.4, 0.8, 2.2],
  [6.4, 0.6, 3.4],
  [7.2, 1.2, 1.5],
  [10.1, 0.7, 2.4],
  [11, 0.9, 4],
  [12.1, 0.6, 3],
  [12.9, 1.3, 1.8],
  [16.2, 0.8, 3.2],
  [17.2, 1.2, 2],
  [20.6, 0.7, 2.8],
  [21.5, 1, 1.6],
] as const;

const axisTimes = ['00:00', '06:00', '12:00', '18:00'];

type StripProps = { height: number; className: string; children: ReactNode };

/** A day of 24 hours as a strip. */
function Strip({ height, className, children }: StripProps) {
  return (
    <svg
      viewBox={`0 0 24 ${height}`}
      preserveAspectRatio="none"
      shapeRendering="crispEdges"
      aria-hidden="true"
      className={`w-full ${className}`}
    >
      {children}
    </svg>
  );
}

/** One day over Manila from midnight to midnight, and the business hours as bars below it. */
export function DayChart() {
  const format = useFormatter();
  const hourCycle = locales[useLocale()].clock;
  const texts = useOpeningHours();
  return (
    <div>
      <Strip height={6} className="h-32 sm:h-40">
        <defs>
          <linearGradient id="sky">
            {sky.map(([hour, color]) => (
              <stop key={hour} offset={hour / 24} className={color} />
            ))}
          </linearGradient>
        </defs>
        <rect width="24" height="6" fill="url(#sky)" />
        {towers.map(([x, width, height]) => (
          <rect key={x} x={x} y={5 - height} width={width} height={height} className="fill-night" />
        ))}
        <rect y="5" width="24" height="1" className="fill-lagoon" />
        <rect y="5.3" width="24" height="0.12" className="fill-on-deep-primary" />
        <rect y="5.65" width="24" height="0.12" className="fill-on-deep-primary" />
        {/* The current time: hidden until `client/office-clock.ts` moves it there. */}
        <g data-manila-now="" display="none" suppressHydrationWarning>
          <line y2="6" strokeWidth="3" vectorEffect="non-scaling-stroke" className="stroke-coral" />
        </g>
      </Strip>
      <div
        aria-hidden="true"
        className="grid grid-cols-4 border-line border-t pt-1 text-muted text-sm tabular-figures"
      >
        {axisTimes.map((time) => (
          <span key={time}>
            {format.dateTime(timeInManila(time), { hour: 'numeric', hourCycle })}
          </span>
        ))}
      </div>
      <dl className="mt-4 grid gap-3">
        {openingHours.map(({ days, open }, index) => (
          <div key={days.first} className="relative flex flex-wrap justify-between gap-x-6 pb-3">
            <dt>{texts[index]?.days}</dt>
            <dd className="font-semibold tabular-figures">
              {texts[index]?.hours}
              <Strip height={1} className="absolute bottom-0 left-0 h-2">
                <rect width="24" height="1" className="fill-line/30" />
                {open === null ? null : (
                  <rect
                    x={hourOf(open.from)}
                    width={hourOf(open.to) - hourOf(open.from)}
                    height="1"
                    className="fill-primary"
                  />
                )}
              </Strip>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

import type { PageTexts } from '@/components/texts/use-page-texts';
import { entriesOf } from '@/lib/objects/entries-of';

/** Where names stand in the drawing, and how; north is up. */
const names = {
  bay: { x: 6, y: 232, textAnchor: 'start', className: 'fill-primary' },
  lake: { x: 455, y: 400, className: 'fill-primary' },
  manila: { x: 160, y: 92, className: 'fill-ink' },
  makati: { x: 250, y: 178, className: 'fill-ink' },
  airport: { x: 218, y: 322, className: 'fill-ink' },
  office: { x: 362, y: 262, className: 'fill-night font-semibold' },
} as const;

/** The dots of Manila, Makati and the airport. */
const dots = [
  [140, 106],
  [250, 192],
  [218, 336],
] as const;

/**
 * Metro Manila between bay and lake, drawn after the coordinates of coasts and city halls and not to scale; the city
 * of the office is filled.
 */
export function DistrictMap({ texts }: { texts: PageTexts<'contact'>['map'] }) {
  return (
    <figure>
      <svg
        viewBox="0 50 550 400"
        role="img"
        aria-label={texts.alt}
        className="w-full bg-band font-medium text-[1.375rem]"
      >
        <g className="fill-lagoon-pale dark:fill-lagoon-dark">
          <path d="M0 0h87l13 60 37 50 13 83 12 65v77l-37 52-50 51-50 52H0z" />
          <path d="m550 196-25 10-75 39-30 26-45 64-38 78-12 77h225z" />
        </g>
        <path
          d="m440 250-12-22-53-38-25-25-50-10-60-35-50-10-64-4"
          fill="none"
          strokeWidth="7"
          className="stroke-lagoon-pale dark:stroke-lagoon-dark"
        />
        <path
          d="m300 195 40-10 35 30 45 53-42 65-33-3-15-45-30-35z"
          className="fill-accent stroke-deep"
          strokeWidth="3"
        />
        <g textAnchor="middle">
          {dots.map(([x, y]) => (
            <circle key={x} cx={x} cy={y} r="6" className="fill-primary" />
          ))}
          {entriesOf(names).map(([place, attributes]) => (
            <text key={place} {...attributes}>
              {texts.places[place]}
            </text>
          ))}
        </g>
      </svg>
      <figcaption className="mt-2 text-muted text-sm">{texts.note}</figcaption>
    </figure>
  );
}

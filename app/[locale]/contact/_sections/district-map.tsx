import type { PageTexts } from '@/components/texts/use-page-texts';
import { classNames } from '@/lib/markup/class-names';
import { keysOf } from '@/lib/objects/entries-of';

/** Where names stand in the drawing; north is up. */
const places = {
  bay: { x: 6, y: 232, water: true },
  lake: { x: 455, y: 400, water: true },
  manila: { x: 160, y: 92 },
  makati: { x: 250, y: 178 },
  airport: { x: 218, y: 322 },
} as const;

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
          {(['manila', 'makati', 'airport'] as const).map((place) => (
            <circle
              key={place}
              cx={places[place].x - (place === 'manila' ? 20 : 0)}
              cy={places[place].y + 14}
              r="6"
              className="fill-primary"
            />
          ))}
          {keysOf(places).map((place) => (
            <text
              key={place}
              x={places[place].x}
              textAnchor={place === 'bay' ? 'start' : 'middle'}
              y={places[place].y}
              className={classNames('water' in places[place] ? 'fill-primary' : 'fill-ink')}
            >
              {texts.places[place]}
            </text>
          ))}
          <text x="362" y="262" className="fill-night font-semibold">
            {texts.places.office}
          </text>
        </g>
      </svg>
      <figcaption className="mt-2 text-muted text-sm">{texts.note}</figcaption>
    </figure>
  );
}

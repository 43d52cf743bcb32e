import type { AuditTexts } from '@/i18n/audit-texts';
import { fillTemplate } from '@/lib/messages/fill-template';
import { keysOf } from '@/lib/objects/entries-of';
import { arialMeasure } from '@/lib/search/arial-width';
import { type Device, snippetBoxes, type TextBox } from '@/lib/search/search-limits';
import { cutText, displayUrl, takenWidth } from '@/lib/search/snippet';
import { StatusMark } from './status-mark';

type SearchPreviewProps = {
  /** With the brand, as it is in the head of the page. */
  title: string;
  description: string;
  url: string;
  siteName: string;
  lang: string;
  texts: AuditTexts['preview'];
};

const statuses = { whole: 'good', cut: 'warning', missing: 'error' } as const;

function fitText(text: string, box: TextBox) {
  const measure = arialMeasure(box.size);
  const maxWidth = box.width * box.lines;
  // Whole pixels: canvas adds some thousandths of one to what the font says.
  const taken = (part: string) => Math.round(takenWidth(part, box, measure));
  const cut = cutText(text, maxWidth, taken);
  const fit: keyof typeof statuses = text === '' ? 'missing' : cut === text ? 'whole' : 'cut';
  return { ...box, cut, fit, pixels: Math.round(measure(text)), taken: taken(text), maxWidth };
}

const arial = '[font-family:Arial,sans-serif]';

/** Lines break by the browser's defaults, not by the rules of this site. */
const plain = `${arial} text-wrap hyphens-none [line-break:auto] [text-autospace:no-autospace] [text-spacing-trim:initial] [word-break:normal]`;

const sizes: Record<TextBox['size'], string> = {
  14: 'text-[0.875rem] lines-[1.58]',
  20: 'text-[1.25rem] lines-[1.3]',
  22: 'text-[1.375rem] lines-[1.3]',
};

// With border and padding: the text within is 600 or 368 pixels wide, as on search pages.
const boxes: Record<Device, string> = { desktop: 'max-w-[39.5rem]', phone: 'max-w-[25rem]' };

function Result(props: SearchPreviewProps & { device: Device }) {
  const { device, title, description, url, siteName, lang, texts } = props;
  const limits = snippetBoxes(title)[device];
  const heading = fitText(title, limits.title);
  const text = fitText(description, limits.description);
  const paragraph = ({ cut, size }: typeof text, className: string) =>
    cut === '' ? null : (
      <p lang={lang} className={`${className} ${sizes[size]} ${plain}`}>
        {cut}
      </p>
    );
  return (
    <figure>
      <figcaption className="font-semibold">{texts.devices[device]}</figcaption>
      <div
        translate="no"
        className={`mt-2 border border-hairline bg-surface p-[0.9375rem] ${boxes[device]}`}
      >
        <p className={`text-sm lines-[1.375] ${arial}`}>{siteName}</p>
        <p className={`truncate text-muted text-sm lines-[1.375] ${arial}`}>{displayUrl(url)}</p>
        {paragraph(heading, 'mt-2 text-primary')}
        {paragraph(text, 'mt-1 text-muted')}
      </div>
      <div className={`mt-3 grid gap-1 ${boxes[device]}`}>
        <WidthBar value={heading.taken} maxWidth={heading.maxWidth} />
        <p className="text-sm tabular-figures">
          {fillTemplate(texts.widths[device], {
            width: String(heading.pixels),
            most: String(heading.width),
          })}
        </p>
        <p>
          <StatusMark status={statuses[heading.fit]} label={texts.title[heading.fit]} />
        </p>
        <p className="text-muted text-sm">{texts.description[text.fit]}</p>
      </div>
    </figure>
  );
}

/**
 * A page as search pages show it on a desktop and on a phone, with the width of its title and what is cut.
 * Browser only: it measures with the browser’s own fonts; server widths may differ.
 */
export function SearchPreview(props: SearchPreviewProps) {
  return (
    <div className="@container">
      <div className="grid grid-cols-1 gap-8 @min-[67rem]:grid-cols-[39.5rem_minmax(0,25rem)]">
        {keysOf(snippetBoxes(props.title)).map((device) => (
          <Result key={device} {...props} device={device} />
        ))}
      </div>
    </div>
  );
}

/** A width against its limit. Decorative, and drawn with attributes: the CSP forbids style attributes. */
function WidthBar({ value, maxWidth }: { value: number; maxWidth: number }) {
  // Room beyond the limit shows by how much it is exceeded.
  const end = maxWidth * 1.2;
  return (
    <svg
      viewBox={`0 0 ${end} 1`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className="block h-3 w-full border border-line bg-surface"
    >
      <rect
        width={Math.min(value, maxWidth)}
        height="1"
        className="fill-primary forced-colors:fill-[CanvasText]"
      />
      {value > maxWidth ? (
        <rect
          x={maxWidth}
          width={Math.min(value, end) - maxWidth}
          height="1"
          className="fill-error forced-colors:fill-[Highlight]"
        />
      ) : null}
      <path
        d={`M${maxWidth} 0v1`}
        strokeWidth="2"
        vectorEffect="non-scaling-stroke"
        className="stroke-ink forced-colors:stroke-[CanvasText]"
      />
    </svg>
  );
}

import satori, { type Font } from 'satori';

/** Lines of text as an SVG document, with its size in pixels. */
export type SetText = { svg: string; width: number; height: number };

/** Chinese and Japanese have a gap before and after Latin letters and figures, which nobody types. */
const seam =
  /(?<=[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}ー])(?=[\p{sc=Latn}\d])|(?<=[\p{sc=Latn}\d])(?=[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}])/u;
const seamWidth = 0.125;

function runsOf(text: string): string[] {
  return text.split(seam);
}

/** A character and its code: many look alike, or like nothing. */
function named(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  return `${character} (U+${code.toString(16).toUpperCase().padStart(4, '0')})`;
}

/** @throws Error naming the characters that none of the fonts has */
async function draw(
  element: Parameters<typeof satori>[0],
  fonts: Font[],
  size: { width?: number; height?: number },
  onNode?: (node: { textContent?: string; width: number }) => void,
): Promise<string> {
  const missing = new Set<string>();
  const svg = await satori(element, {
    width: size.width ?? 1,
    height: size.height ?? 1,
    fonts,
    pointScaleFactor: 0,
    loadAdditionalAsset: async (_, segment) => {
      for (const character of segment) missing.add(character);
      return [];
    },
    ...(onNode ? { onNodeDetected: onNode } : {}),
  });
  if (missing.size > 0) throw new Error(`no font has ${[...missing].map(named).join(', ')}`);
  return svg;
}

/**
 * Widths of texts on one line, as parts of the type size.
 * @throws Error naming the characters that none of the fonts has
 */
export async function measure(texts: readonly string[], fonts: Font[]): Promise<number[]> {
  const scale = 100;
  const widths = new Map<string, number>();
  const runs = [...new Set(texts.flatMap(runsOf))];
  await draw(
    <div style={{ display: 'flex', flexDirection: 'column', alignItems: 'flex-start' }}>
      {runs.map((run) => (
        <div key={run} style={{ fontSize: scale, whiteSpace: 'pre' }}>
          {run}
        </div>
      ))}
    </div>,
    fonts,
    {},
    ({ textContent, width }) => {
      if (textContent !== undefined) widths.set(textContent, width / scale);
    },
  );
  return texts.map((text) => {
    const parts = runsOf(text);
    const sum = parts.reduce(
      (total, part) => total + (widths.get(part) ?? Number.POSITIVE_INFINITY),
      0,
    );
    return sum + (parts.length - 1) * seamWidth;
  });
}

export type TextStyle = { fonts: Font[]; size: number; leading: number; colour: string };

/**
 * Sets lines of text, one below the other.
 * @param leading height of a line, as a part of the type size
 * @throws Error naming the characters that none of the fonts has
 */
export async function setText(
  lines: readonly string[],
  { fonts, size, leading, colour }: TextStyle,
): Promise<SetText> {
  const widths = await measure(lines, fonts);
  const width = Math.ceil(Math.max(...widths) * size) + 2;
  const lineHeight = Math.round(size * leading);
  const height = lineHeight * lines.length;
  const svg = await draw(
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        fontSize: size,
        lineHeight: `${lineHeight}px`,
        color: colour,
      }}
    >
      {lines.map((line) => (
        <div key={line} style={{ display: 'flex', height: lineHeight }}>
          {runsOf(line).map((run, index) => (
            <div
              key={run}
              style={{ whiteSpace: 'pre', marginLeft: index === 0 ? 0 : seamWidth * size }}
            >
              {run}
            </div>
          ))}
        </div>
      ))}
    </div>,
    fonts,
    { width, height },
  );
  return { svg, width, height };
}

import satori, { type Font } from 'satori';
import sharp from 'sharp';
import { logo } from '@/content/images';
import { site } from '@/content/site';
import theme from '@/content/theme-colors.json';
import type { Locale } from '@/i18n/locales';
import { previewSize } from '@/seo/previews/preview-file';
import { familyOf, type LineRole } from './preview-fonts';
import { placed, sceneAt } from './scene';
import { breakTitle, titleParts } from './title-lines';

/** What is on a picture: title and kicker as they are typed, and the path of a scene or cloth. */
export type PreviewTexts = { locale: Locale; title: string; kicker: string; picture: string };

const colors = theme.light;

/** Size of the firm's mark, and its width with the gap before the name, in pixels. */
const [markSize, markWidth] = [56, 74];

/** Chinese and Japanese have a gap before and after Latin letters and figures, which nobody types. */
const scriptBoundary =
  /(?<=[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}ー])(?=[\p{sc=Latn}\d])|(?<=[\p{sc=Latn}\d])(?=[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}])/u;

/** Lays out rows of text as an SVG, with the width of each in pixels. @throws Error when no font has a character */
async function layOut(rows: React.ReactNode[], fonts: Font[], padding = '0') {
  const widths: number[] = [];
  const missing = new Set<string>();
  const flex = { display: 'flex', flexDirection: 'column', alignItems: 'flex-start' } as const;
  const page = { boxSizing: 'border-box', height: '100%', color: colors.ink, padding } as const;
  const svg = await satori(<main style={{ ...flex, ...page }}>{rows}</main>, {
    ...previewSize,
    fonts,
    pointScaleFactor: 0,
    loadAdditionalAsset: async (_, segment) => {
      for (const character of segment) {
        missing.add(`${character} (U+${character.codePointAt(0)?.toString(16).toUpperCase()})`);
      }
      return [];
    },
    onNodeDetected: ({ type, width }) => {
      if (type === 'div') widths.push(width);
    },
  });
  if (missing.size > 0) throw new Error(`no font has ${[...missing].join(', ')}`);
  return { svg, widths };
}

/**
 * Draws an Open Graph image.
 * @param fonts that hold its texts, the name of the firm and a space
 * @returns a PNG
 * @throws Error when its title does not fit, a font lacks a character, or the scene is not known
 */
export async function drawPreview(
  { locale, title, kicker, picture }: PreviewTexts,
  fonts: Font[],
): Promise<Buffer> {
  const { svg: scene, left, top, bottom, box } = sceneAt(picture);
  const row = (text: string, role: LineRole, fontSize: number, style: React.CSSProperties = {}) => {
    const own = fonts.filter(({ name }) => name.startsWith(familyOf(locale, role)));
    const fontFamily = own.map(({ name }) => name).join(', ');
    return (
      <div
        key={text}
        style={{ display: 'flex', fontFamily, fontSize, whiteSpace: 'pre', ...style }}
      >
        {text.split(scriptBoundary).map((run, at) => (
          <span key={run} style={{ marginLeft: at && fontSize / 8 }}>
            {run}
          </span>
        ))}
      </div>
    );
  };
  const parts = titleParts(title, locale);
  const measured = parts.map((part) => row(part.trimEnd(), 'title', 100));
  const { widths } = await layOut([row(site.name, 'name', 100), ...measured], fonts);
  const [nameWidth = 0, ...partWidths] = widths.map((width) => width / 100);
  const nameSize = Math.min(34, Math.floor((box.width - markWidth) / nameWidth));
  const { lines, size, lineHeight } = breakTitle(parts, partWidths, locale, box);
  const padding = `${top}px 0 ${bottom}px ${left}px`;
  const nameStyle = { margin: `2px 0 auto ${markWidth}px`, lineHeight: `${markSize}px` };
  const kickerStyle = { marginBottom: 10, lineHeight: '39px', color: colors.primary };
  const words = await layOut(
    [
      row(site.name, 'name', nameSize, nameStyle),
      // Its dot needs more room in large type.
      kicker && row(kicker.replace(/\s·\s/gu, '  ·  '), 'kicker', 30, kickerStyle),
      ...lines.map((line) => row(line, 'title', size, { lineHeight: `${lineHeight}px` })),
    ],
    fonts,
    padding,
  );
  const background = `<path fill="${colors.page}" d="M0 0H1200V630H0z"/>`;
  const mark = placed(`public${logo('mark.svg')}`, left, top, markSize, markSize);
  const svg = words.svg.replace('>', `>${background}${scene}${mark}`);
  // Few colors without noise between them: the smallest file, and the cleanest edges.
  const encoding = { palette: true, quality: 75, dither: 0, effort: 4 } as const;
  return sharp(Buffer.from(svg)).removeAlpha().png(encoding).toBuffer();
}

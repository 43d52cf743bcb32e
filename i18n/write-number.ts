import { type Locale, locales } from './locales';

const noBreakSpace = '\u00a0';

/** Han and kana, to which a number is joined without a space: `30日`. */
const spaceBeforeUnit = /(?<=\d) (?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])/gu;

/**
 * Writes a number, or a range from `value` to `max`, as a language writes it: by Intl, save for what the
 * locale table knows better (`rangeSign`, `thousands`), and without a space before a Chinese or Japanese
 * unit.
 */
export function writeNumber(
  locale: Locale,
  value: number,
  { max, ...options }: Intl.NumberFormatOptions & { max?: number } = {},
): string {
  const { lang, rangeSign, thousands } = locales[locale];
  const format = new Intl.NumberFormat(lang, options);
  const parts =
    max === undefined
      ? format.formatToParts(value).map((part) => ({ ...part, source: 'shared' as const }))
      : format.formatRangeToParts(value, max);
  return parts
    .map((part, index, all) => {
      if (part.type === 'group' && thousands !== undefined) return thousands;
      // The literal between the two numbers of a range; a unit that both share follows after them.
      const isRangeSign = part.source === 'shared' && all[index + 1]?.source === 'endRange';
      return isRangeSign ? (rangeSign ?? part.value) : part.value;
    })
    .join('')
    .replace(/\u202f/g, noBreakSpace)
    .replace(spaceBeforeUnit, '');
}

/** Whether large numbers of a language are counted in ten thousands (万, 만) and not in thousands. */
export function countsInTenThousands(locale: Locale): boolean {
  const format = new Intl.NumberFormat(locales[locale].lang, { notation: 'compact' });
  const [integer] = format.formatToParts(10_000);
  return integer?.value === '1';
}

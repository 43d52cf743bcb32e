import { type Locale, locales } from './locales';

const noBreakSpace = '\u00a0';
/** What some versions of Intl set instead: `withoutTypesetting` does not know it. */
const narrowNoBreakSpace = /\u202f/g;

/** Han and kana, to which a number is joined without a space: `30日`. */
const spaceBeforeUnit = /(?<=\d) (?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])/gu;

const formats = new Map<string, Intl.NumberFormat>();

/** A format, made once: a calculator writes dozens of numbers at each press of a key. */
function numberFormat(lang: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${lang} ${JSON.stringify(options)}`;
  const format = formats.get(key) ?? new Intl.NumberFormat(lang, options);
  formats.set(key, format);
  return format;
}

/**
 * Writes a number, or a range from `value` to `max`, as a language writes it: by Intl, save for what the
 * locale table knows better (`rangeSign`, `thousands`), and without a space before a Chinese or Japanese
 * unit. A narrow no-break space of Intl becomes a no-break space.
 */
export function writeNumber(
  locale: Locale,
  value: number,
  { max, ...options }: Intl.NumberFormatOptions & { max?: number } = {},
): string {
  const { lang, rangeSign, thousands } = locales[locale];
  const format = numberFormat(lang, options);
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
    .replace(narrowNoBreakSpace, noBreakSpace)
    .replace(spaceBeforeUnit, '');
}

/** Whether large numbers of a language are counted in ten thousands (万, 만) and not in thousands. */
export function countsInTenThousands(locale: Locale): boolean {
  const format = numberFormat(locales[locale].lang, { notation: 'compact' });
  const [integer] = format.formatToParts(10_000);
  return integer?.value === '1';
}

/** The text of each category of a plural of `{count}`, as ICU writes it. */
const branch = /(\w+) \{([^{}]*)\}/g;

const pattern = /^\{count, plural,(?: \w+ \{[^{}]*\})* other \{[^{}]*\}\}$/;

/** Whether a message is one that `writeCount` can write for every number: a plural of `{count}`. */
export function isCountPattern(message: string): boolean {
  return pattern.test(message);
}

/**
 * Writes a number or a range in an ICU message such as `{count, plural, one {# Tag} other {# Tagen}}`.
 * A range takes the branch `other`; the formatter of the messages knows single numbers only.
 * @param message one for which `isCountPattern` is true
 */
export function writeCount(
  message: string,
  locale: Locale,
  { value, max }: { value: number; max?: number },
): string {
  const branches = new Map([...message.matchAll(branch)].map(([, name, text]) => [name, text]));
  const category = new Intl.PluralRules(locales[locale].lang).select(value);
  const text = branches.get(max === undefined ? category : 'other') ?? branches.get('other');
  return (text ?? '').replace('#', writeNumber(locale, value, { max }));
}

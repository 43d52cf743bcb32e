import { mapLiterals } from '@/lib/messages/icu';
import type { Locale } from './locales';

/** How the text of a pseudo-locale differs from English: longer, or dense like Chinese. */
type Style = 'long' | 'dense';

/** The locales that stand for the extremes of layout: German is the longest, Chinese the densest. */
const styles: Partial<Record<Locale, Style>> = { de: 'long', zh: 'dense' };

/** Whether a locale has a pseudo-text in the test-only build. */
export function isPseudoLocale(locale: Locale): boolean {
  return styles[locale] !== undefined;
}

const accents: Record<string, string> = {
  ...{ a: 'á', e: 'é', i: 'ï', o: 'ö', u: 'ü', n: 'ñ', c: 'ç', y: 'ÿ' },
  ...{ A: 'Ä', E: 'É', I: 'Ï', O: 'Ö', U: 'Ü', N: 'Ñ', C: 'Ç' },
};

const syllables = 'ungenheitlichkeitenschaften';

/** Part of a word's letters that the longer text adds. */
const longerBy = 1 / 3;

/** Part of a text's characters that remains in the dense one. */
const denseness = 0.6;

const characters = [...'会计税务登记签证薪酬咨询远程服务企业申报资料期限费用办理流程联系我们预约'];

// Addresses, link targets of Markdown and entities are not words.
const kept = /\]\([^)]*\)|https?:\/\/\S+|[^\s@]+@[^\s@]+\.\w+|&#?\w+;/gu;
const word = /\p{L}[\p{L}\p{M}]*/gu;
const wordRun = /\p{L}[\p{L}\p{M}'’-]*(?: +\p{L}[\p{L}\p{M}'’-]*)*/gu;

const fullWidth: Record<string, string> = { ',': '，', '.': '。', ':': '：', ';': '；', '?': '？' };

function longer(text: string): string {
  return text.replace(word, (letters) => {
    const accented = letters.replace(/./gu, (letter) => accents[letter] ?? letter);
    return accented + syllables.slice(0, Math.round(letters.length * longerBy));
  });
}

function denser(text: string): string {
  const dense = text.replace(wordRun, (words) => {
    const count = Math.max(1, Math.round(words.length * denseness));
    // Begins at another character for each length, so that neighbours differ.
    return Array.from(
      { length: count },
      (_, i) => characters[(i + count) % characters.length],
    ).join('');
  });
  return dense.replace(
    /(?<=\p{Script=Han})([,.:;?])(?: |$)/gmu,
    (_, mark) => fullWidth[mark] ?? mark,
  );
}

/**
 * Writes an English text, also Markdown, in a pseudo-locale, for a test-only build: longer by a third
 * with accents for German, dense ideographs for Chinese. Link targets and addresses stay as they are; a
 * locale without a pseudo-text gets the text itself.
 */
export function pseudoText(text: string, locale: Locale): string {
  const style = styles[locale];
  if (style === undefined) return text;
  const change = style === 'long' ? longer : denser;
  let changed = '';
  let end = 0;
  for (const match of text.matchAll(kept)) {
    changed += change(text.slice(end, match.index)) + match[0];
    end = match.index + match[0].length;
  }
  return changed + change(text.slice(end));
}

/** An ICU message in a pseudo-locale: arguments, tags and the names of branches stay as they are. */
export function pseudoMessage(message: string, locale: Locale): string {
  if (!isPseudoLocale(locale)) return message;
  return mapLiterals(message, (literal) => pseudoText(literal, locale));
}

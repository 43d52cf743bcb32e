import { hanOrKana, type Language } from './language';
import { translatableWords, withoutAddressesAndForms, withoutPhrases } from './names';

/** The official English name, or one in English and in the own language, after a native term. */
const nameInBrackets = new RegExp(
  String.raw`(?<=(?:${hanOrKana}|[\p{Script=Hangul}」』》”’]))[（(][^（）()]*[）)]`,
  'gu',
);

/** Words that no Spanish or German text has, other than in the English name of a law or an agency. */
const functionWords =
  /(?<![\p{L}\p{M}’'-])(?:the|and|your|you|with|of|our|we|for|from|this|that|these|those|which|what|when|where|who|how|are|is|has|have|been|not|or|by|to|it|its|if|at|on|their|they|before|after|each|every|about)(?![\p{L}\p{M}’'-])/giu;

/** What of an English name stands before and after its small words: `Bureau of Internal Revenue`. */
const nameBefore = /\p{Lu}[\p{L}’-]*(?: (?:of|the|and|for|on|to))*[ ,&]*$/u;
const nameAfter = /^(?: (?:of|the|and|for|on|to))* \p{Lu}/u;

const openBracket = /\([^()]*$/;

/** Words of the language that are written like English ones. */
const lookalikes: Readonly<Record<'es' | 'de', ReadonlySet<string>>> = {
  es: new Set(['has']),
  de: new Set(['IT', 'Not', 'These']),
};

function englishWords(text: string, language: 'es' | 'de'): string[] {
  return [...text.matchAll(functionWords)]
    .filter(({ 0: word, index }) => {
      const before = text.slice(0, index);
      // Outside of brackets a capital is none of a name: German writes all nouns with one.
      const isInName =
        /^\p{Ll}/u.test(word) &&
        openBracket.test(before) &&
        nameBefore.test(before) &&
        nameAfter.test(text.slice(index + word.length));
      return !isInName && !lookalikes[language].has(word);
    })
    .map(([word]) => word);
}

/**
 * Words that look like English left inside a text. In Chinese, Japanese and Korean each word in Latin
 * letters, other than abbreviations, names of forms and an English name in brackets behind a native term;
 * in Spanish and German the small words without which no English sentence does. Which names keep their
 * English form: glossary.md §9.
 * @param text as readers see it (`visibleText`)
 * @param allowed words and phrases that may stand there
 */
export function foreignWords(
  text: string,
  language: Language,
  allowed: readonly string[],
): string[] {
  const isLatin = language === 'es' || language === 'de';
  const native = isLatin ? text : text.replace(nameInBrackets, '');
  const rest = withoutPhrases(withoutAddressesAndForms(native), allowed);
  return [...new Set(isLatin ? englishWords(rest, language) : translatableWords(rest))];
}

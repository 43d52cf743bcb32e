import { isLatin, rulesOf } from '@/lib/messages/languages/rules-of';
import { translatableWords, withoutAddressesAndForms, withoutPhrases } from './names';
import { visibleText } from './visible-text';

/** The official English name, or one in English and in the own language, after a native term. */
const nameInBrackets =
  /(?<=(?:(?!\p{Script=Latin})[\p{L}\p{M}ー]|[」』》”’]) ?)[（(][^（）()]*[）)]/gu;

/** English function words, which other languages have only in the English name of a law or an agency. */
const functionWords =
  /(?<![\p{L}\p{M}’'-])(?:the|and|your|you|with|of|our|we|for|from|this|that|these|those|which|what|when|where|who|how|are|is|has|have|been|not|or|by|to|it|its|if|at|on|their|they|before|after|each|every|about)(?![\p{L}\p{M}’'-])/giu;

/** The parts of an English name before and after its function words: `Bureau of Internal Revenue`. */
const nameBefore = /\p{Lu}[\p{L}’-]*(?: (?:of|the|and|for|on|to))*[ ,&]*$/u;
const nameAfter = /^(?: (?:of|the|and|for|on|to))* \p{Lu}/u;

const openBracket = /\([^()]*$/;

/** So many function words are an English sentence where no lookalikes are known: French has `on` and `or`. */
const minFunctionWords = 3;

function englishWords(text: string, language: string): string[] {
  const lookalikes = rulesOf(language)?.lookalikes;
  const words = [...text.matchAll(functionWords)]
    .filter(({ 0: word, index }) => {
      const before = text.slice(0, index);
      // Names count in brackets only: German writes all nouns with a capital.
      const isInName =
        /^\p{Ll}/u.test(word) &&
        openBracket.test(before) &&
        nameBefore.test(before) &&
        nameAfter.test(text.slice(index + word.length));
      return !isInName && lookalikes?.has(word) !== true;
    })
    .map(([word]) => word);
  const different = new Set(words.map((word) => word.toLowerCase()));
  return lookalikes === undefined && different.size < minFunctionWords ? [] : words;
}

/**
 * Words that look like English left in a translation. In a language with another script: words in Latin letters,
 * except for abbreviations, names of forms and an English name in brackets after a native term. In a language
 * with Latin letters: function words, which every English sentence has.
 * @param text as readers see it (`visibleText`)
 */
export function foreignWords(text: string, language: string, allowed: readonly string[]): string[] {
  const native = isLatin(language) ? text : text.replace(nameInBrackets, '');
  const rest = withoutPhrases(withoutAddressesAndForms(native), allowed);
  return [...new Set(isLatin(language) ? englishWords(rest, language) : translatableWords(rest))];
}

/**
 * Whether a message is still the English one. Texts with nothing to translate are not: variables, figures,
 * abbreviations, URLs, allowed names.
 * @param english the messages of the key, those of a list together
 * @param words names that every language shares (`messages/exceptions/<locale>.json`)
 */
export function isUntranslated(
  english: readonly string[],
  translated: string,
  words: readonly string[],
): boolean {
  if (english.every((text) => text.trim() !== translated.trim())) return false;
  const rest = withoutPhrases(withoutAddressesAndForms(visibleText(translated)), words);
  return translatableWords(rest).length > 0;
}

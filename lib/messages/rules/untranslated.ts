import { translatableWords, withoutAddressesAndForms, withoutPhrases } from './names';
import { visibleText } from './visible-text';

/**
 * Whether a message is still the English one. What has nothing to translate is not: variables, figures,
 * abbreviations, addresses, allowed names. Every text is in the language of its page (design §4).
 * @param english the messages of the key, those of a list together
 * @param words names that every language shares (`messages/allowed/<locale>.json`)
 */
export function isUntranslated(
  english: readonly string[],
  own: string,
  words: readonly string[],
): boolean {
  if (english.every((text) => text.trim() !== own.trim())) return false;
  const rest = withoutPhrases(withoutAddressesAndForms(visibleText(own)), words);
  return translatableWords(rest).length > 0;
}

import { parse } from '@formatjs/icu-messageformat-parser';
import { invisibleCharacters } from '@/lib/text/invisible-characters';
import { typedAmount, typedDuration, typedPercentage } from '@/lib/text/typed-figures';

/**
 * What is wrong with the form of a message in any language: it is empty, no ICU message, or has characters
 * that nobody sees.
 */
export function syntaxProblems(text: string): string[] {
  if (text.trim() === '') return ['is empty'];
  const invisible = invisibleCharacters(text);
  if (invisible.length > 0) return [`has invisible characters: ${invisible.join(', ')}`];
  try {
    parse(text);
    return [];
  } catch (error) {
    return [`not a valid ICU message: ${error instanceof Error ? error.message : error}`];
  }
}

/** An apostrophe that typewriters have: all texts have the one kind. */
export function apostropheProblems(text: string): string[] {
  return text.includes("'") ? ["has the apostrophe '; write ’"] : [];
}

/** A figure in a message of any language that should be a fact (`lib/text/typed-figures.ts`). */
export function typedFigureProblems(text: string): string[] {
  return [typedPercentage, typedAmount, typedDuration].some((typed) => typed.test(text))
    ? ['states a figure; refer to a fact of content/facts.ts as [[name]] instead']
    : [];
}

import { parse } from '@formatjs/icu-messageformat-parser';
import { typedAmount, typedDuration, typedPercentage } from '@/lib/text/typed-figures';

/** What is wrong with the form of a message in any language: it is empty, or no ICU message. */
export function syntaxProblems(text: string): string[] {
  if (text.trim() === '') return ['is empty'];
  try {
    parse(text);
    return [];
  } catch (error) {
    return [`not a valid ICU message: ${error instanceof Error ? error.message : error}`];
  }
}

/** A figure in a message of any language that should be a fact (`lib/text/typed-figures.ts`). */
export function typedFigureProblems(text: string): string[] {
  return [typedPercentage, typedAmount, typedDuration].some((typed) => typed.test(text))
    ? ['states a figure; refer to a fact of content/facts.ts as [[name]] instead']
    : [];
}

import { rulesOf } from '@/lib/messages/languages/rules-of';

/**
 * Words and endings that are too familiar, or address the reader or name the firm in another way than the
 * site does.
 * @param text as readers see it (`visibleText`)
 * @param isHeading whether it stands as a title and not in body text
 */
export function registerProblems(text: string, language: string, isHeading: boolean): string[] {
  return (rulesOf(language)?.register ?? []).flatMap(({ pattern, reason, except }) => {
    const found = isHeading && except === 'headings' ? null : pattern.exec(text);
    return found === null ? [] : [`“${found[0].trim()}”: ${reason}`];
  });
}

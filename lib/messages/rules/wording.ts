import { rulesOf } from '@/lib/messages/languages/rules-of';

/**
 * Words and forms of address that the site does not use.
 * @param text as readers see it (`visibleText`)
 * @param isHeading whether it is a title, not body text
 */
export function wordingProblems(text: string, language: string, isHeading: boolean): string[] {
  return (rulesOf(language)?.wording ?? []).flatMap(({ pattern, reason, except }) => {
    const found = isHeading && except === 'headings' ? null : pattern.exec(text);
    return found === null ? [] : [`“${found[0].trim()}”: ${reason}`];
  });
}

/**
 * An addition in brackets, as it follows a word: after a space, but without one in Korean, and in brackets as
 * wide as a character in Chinese and Japanese.
 * @param lang language tag of the text
 */
export function bracketed(addition: string, lang: string): string {
  const [language] = lang.split('-');
  if (language === 'zh' || language === 'ja') return `（${addition}）`;
  return language === 'ko' ? `(${addition})` : ` (${addition})`;
}

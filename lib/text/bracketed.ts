/** An addition in brackets behind a word: after a space, in Korean without; in Chinese and Japanese wide ones. */
export function bracketed(addition: string, lang: string): string {
  const [language] = lang.split('-');
  if (language === 'zh' || language === 'ja') return `（${addition}）`;
  return language === 'ko' ? `(${addition})` : ` (${addition})`;
}

/**
 * The address of the page that a text of Markdown is a copy of, as its front matter says.
 * @param {string} markdown
 * @returns {string} nothing where it says none
 */
export function originalOf(markdown) {
  return /^url: (\S+)$/m.exec(markdown)?.[1] ?? '';
}

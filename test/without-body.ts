/** A document’s Markdown with its front matter alone, as where its body is not translated. */
export function withoutBody(markdown: string): string {
  return `${markdown.split('\n---\n')[0]}\n---\n`;
}

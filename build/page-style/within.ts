/**
 * A text as the content of an element that knows no escapes.
 * @throws Error when it would end the element: what follows would be HTML, and the policy would allow it
 */
export function within(tagName: 'style' | 'script', text: string): string {
  const at = text.search(new RegExp(`</${tagName}`, 'i'));
  if (at < 0) return text;
  throw new Error(
    `the page's ${tagName} would end at "${text.slice(Math.max(0, at - 60), at + 20)}"`,
  );
}

// What XML 1.0 does not allow in any form: https://www.w3.org/TR/xml/#charsets
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu;

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** A text within XML or HTML, in an element or an attribute; without what XML cannot hold. */
export function escapeXml(text: string): string {
  return text.replace(forbidden, '').replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);
}

/**
 * The document that the browser makes of a text, without running, loading or styling anything. It comes by way of
 * an address, since the policy of our pages lets no script parse a text.
 * @returns null where the browser makes none of it, such as of XML that is not well-formed
 */
export function parseMarkup(
  text: string,
  type: 'text/html' | 'application/xml',
): Promise<Document | null> {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.onloadend = () => {
      URL.revokeObjectURL(url);
      resolve(request.responseXML);
    };
    request.open('GET', url);
    request.responseType = 'document';
    request.send();
  });
}

/** A start or end tag, whatever its values hold. */
const tags = /<\/?[a-z](?:"[^"]*"|'[^']*'|[^"'>])*>/gi;

/** A value in quotes, or the name of an attribute that is a style. */
const valueOrStyle = /("[^"]*"|'[^']*')|\sstyle(?=\s*=)/gi;

/** A tag that makes nothing a style: a style element becomes data, which head and body may hold as well. */
function withoutStyle(tag: string): string {
  return tag
    .replace(/^<style(?=[\s>/])/i, '<script type="text/css"')
    .replace(/^<\/style(?=[\s>/])/i, '</script')
    .replace(valueOrStyle, (_, value?: string) => value ?? ' data-style');
}

/**
 * HTML in which nothing is a style any more, and which is the same otherwise, to be parsed and not to be shown.
 * A browser judges the styles of a document that a script has made by the policy of the page that the script
 * runs in, though they style nothing: that page would have to allow the styles of all pages that it reads.
 */
export function withoutStyles(html: string): string {
  return html.replace(tags, withoutStyle);
}

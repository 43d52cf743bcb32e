/** Parses a blob, since trusted types forbid `DOMParser`; nothing in it runs. @returns null where it is malformed */
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

/** A start or end tag with any attribute values. */
const tags = /<\/?[a-z](?:"[^"]*"|'[^']*'|[^"'>])*>/gi;

/** A quoted value, or the name of a style attribute. */
const valueOrStyle = /("[^"]*"|'[^']*')|\sstyle(?=\s*=)/gi;

/**
 * HTML for parsing with its styles as data; style elements become data blocks, which are allowed in the same places.
 * A browser applies the Content-Security-Policy of a page to the styles of documents that its scripts parse: the
 * page would have to allow the styles of all pages that it reads.
 */
export function withoutStyles(html: string): string {
  return html.replace(tags, (tag) =>
    tag
      .replace(/^<style(?=[\s>/])/i, '<script type="text/css"')
      .replace(/^<\/style(?=[\s>/])/i, '</script')
      .replace(valueOrStyle, (_, value?: string) => value ?? ' data-style'),
  );
}

import { withoutStyles } from './without-styles';

/**
 * The document that the browser makes of HTML, without running, loading or styling anything. It comes by way of
 * an address, since the policy of our pages lets no script parse a text.
 * @returns null where the browser makes none of it
 */
export function parseHtml(html: string): Promise<Document | null> {
  const text = new Blob([withoutStyles(html)], { type: 'text/html;charset=utf-8' });
  const url = URL.createObjectURL(text);
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

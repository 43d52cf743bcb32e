import type { XmlElement } from '@/seo/audit/parse-sitemap';
import type { LoadedXml } from '@/seo/audit/read-sitemap';
import { type Asking, loadText } from './ask-server';
import { parseMarkup } from './parse-markup';

function elementOf(element: Element): XmlElement {
  // White space beside elements is text too, and costs nothing.
  const texts = [...element.childNodes].filter(
    ({ nodeType }) => nodeType === Node.TEXT_NODE || nodeType === Node.CDATA_SECTION_NODE,
  );
  return {
    name: element.tagName,
    attributes: new Map([...element.attributes].map(({ name, value }) => [name, value])),
    children: [...element.children].map(elementOf),
    text: texts.map(({ nodeValue }) => nodeValue).join(''),
  };
}

/**
 * Reads what a browser has made of XML.
 * @returns undefined where that is not well-formed: browsers then give nothing (XMLHttpRequest), or a document
 * that tells of the error
 */
export function xmlTreeOf(document: Document | null): XmlElement | undefined {
  const root = document?.documentElement;
  if (!root || root.ownerDocument.getElementsByTagName('parsererror').length > 0) return undefined;
  return elementOf(root);
}

/**
 * Loads a document of XML, which the browser parses, whatever type the server gives it.
 * @throws the signal's reason when it is aborted
 */
export async function loadXml(path: string, asking: Asking): Promise<LoadedXml> {
  const answer = await loadText(path, asking);
  if (answer.kind !== 'answer') return answer;
  return { kind: 'xml', root: xmlTreeOf(await parseMarkup(answer.content, 'application/xml')) };
}

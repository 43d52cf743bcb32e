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
 * Loads a document of XML, which the browser parses, whatever type the server gives it: it makes none of what is not
 * well-formed.
 * @throws the signal's reason when it is aborted
 */
export async function loadXml(path: string, asking: Asking): Promise<LoadedXml> {
  const answer = await loadText(path, asking);
  if (answer.kind !== 'answer') return answer;
  const document = await parseMarkup(answer.content, 'application/xml');
  return { kind: 'xml', root: document ? elementOf(document.documentElement) : undefined };
}

import type { XmlElement } from '@/seo/audit/parse-sitemap';
import type { LoadedXml } from '@/seo/audit/read-sitemap';
import { fetchPath, type Source } from './fetch-path';
import { parseMarkup } from './parse-markup';

function elementOf(element: Element): XmlElement {
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
 * Loads an XML document, parsed by the browser, whatever its content type.
 * @throws the signal's reason when it is aborted
 */
export async function loadXml(path: string, source: Source): Promise<LoadedXml> {
  const fetched = await fetchPath(path, source, (response) => response.text());
  if ('failure' in fetched) return fetched;
  const document = await parseMarkup(fetched.content, 'application/xml');
  return { root: document ? elementOf(document.documentElement) : undefined };
}

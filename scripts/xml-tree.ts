import { SaxesParser } from 'saxes';
import type { XmlElement } from '@/seo/audit/read-sitemap';

type OpenElement = XmlElement & { children: XmlElement[] };

/** Parses XML as browsers do; undefined for a text that is not well-formed, or has an undeclared prefix. */
export function xmlTree(text: string): XmlElement | undefined {
  const open: OpenElement[] = [{ name: '', attributes: new Map(), children: [], text: '' }];
  const parser = new SaxesParser({ xmlns: true });
  parser.on('opentag', ({ name, attributes }) => {
    const values = Object.values(attributes).map((each) => [each.name, each.value] as const);
    const element: OpenElement = { name, attributes: new Map(values), children: [], text: '' };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  const addText = (part: string) => {
    const element = open.at(-1);
    if (element) element.text += part;
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', () => open.pop());
  try {
    parser.write(text).close();
  } catch {
    return undefined;
  }
  return open[0]?.children[0];
}

import type { Element, ElementContent, Properties, Root } from 'hast';
import { toString as textContent } from 'hast-util-to-string';
import {
  cardOf,
  element,
  elementsIn,
  isHeading,
  isInline,
  isLink,
  isNamed,
  isSkipped,
  text,
  textIn,
} from '@/seo/page-reader/elements';
import { plainText } from '@/seo/page-reader/plain-text';

/** What has to be known of a page to read a part of it. */
export type Surroundings = {
  /** The page's own address, absolute. */
  url: string;
  /** What joins a label to what it labels: `: `, or the wide colon. */
  colon: string;
  /** How to send what a form asks for, at an address. */
  formNote: (url: string) => ElementContent[];
};

/** Stands where two elements are set apart by space alone. */
const separator = ' · ';

const isPicture = isNamed('img', 'svg');
/** What stays where there is nothing in it. */
const isKept = isNamed('hr', 'td', 'th');
/** What holds one text, and no paragraphs. */
const isText = isNamed('a', 'dt', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'td', 'th');
/** Elements that may be a part of a sentence, rather than a piece that stands by itself. */
const isInSentence = isNamed('code', 'del', 'dfn', 'em', 'strong');
const inSentence = 'dataClause dataContextual dataPhrases dataPlanned dataUnbroken'.split(' ');

function isPieceApart(node: Element | undefined): boolean {
  return (
    node !== undefined &&
    !isInSentence(node) &&
    !inSentence.some((name) => node.properties[name] !== undefined)
  );
}

/** Whether an element goes on with the text around it. */
function isInText(node: Element): boolean {
  const isBlock = (each: Element) => !isInline(each) && !isSkipped(each) && !isPicture(each);
  return isInline(node) && elementsIn(node, isBlock, (each) => !isSkipped(each)).length === 0;
}

function isSelfLink(node: Element, siblings: readonly ElementContent[]): boolean {
  return siblings.some((each) => {
    if (each.type !== 'element' || !isHeading(each)) return false;
    return node.properties.href === `#${each.properties.id}`;
  });
}

function paragraph(children: ElementContent[]): Element {
  return element('p', children);
}

function withoutParagraph(node: ElementContent): ElementContent[] {
  return node.type === 'element' && node.tagName === 'p' ? node.children : [node];
}

/** A title that is no heading. */
function title(children: ElementContent[]): Element {
  return paragraph([element('strong', children)]);
}

/**
 * Lets the titles of cards lead where “Read more” leads, and leaves that out: it repeats the title.
 * @param part changed in place
 */
function linkTitles(part: Element): void {
  for (const item of elementsIn(part, isNamed('li'))) {
    const card = cardOf(item);
    if (card === undefined || elementsIn(card.title, isLink).length > 0) continue;
    const { href } = card.link.properties;
    card.title.children = [element('a', card.title.children, { href })];
    card.link.children = [];
  }
}

/** Reads the elements of one page. */
class ContentReader {
  /** @param tabs labels of the page's tabs by their ids */
  constructor(
    private readonly page: Surroundings,
    private readonly tabs: ReadonlyMap<unknown, string>,
  ) {}

  read(nodes: readonly ElementContent[]): ElementContent[] {
    const found: ElementContent[] = [];
    /** The element right before, where it goes on with the same text. */
    let before: Element | undefined;
    for (const node of nodes) {
      if (node.type === 'text') {
        found.push(text(plainText(node.value)));
        before = undefined;
      }
      if (node.type !== 'element' || isSelfLink(node, nodes)) continue;
      const content = this.readElement(node);
      if (content.length === 0) continue;
      const part = isInText(node) ? node : undefined;
      if (isPieceApart(before) && isPieceApart(part)) found.push(text(separator));
      found.push(...content);
      before = part;
    }
    return found;
  }

  private readElement(node: Element): ElementContent[] {
    const { tagName, properties } = node;
    if (String(properties.ariaRoleDescription) === 'carousel') return this.readCarousel(node);
    if (isPicture(node)) return this.readPicture(node);
    if (isSkipped(node)) return [];
    if (properties.dataNote !== undefined) return [text(this.noteIn(node))];
    if (properties.role === 'tabpanel') return this.readPanel(node);
    if (tagName === 'br') return [text(' ')];
    if (tagName === 'form') return this.readForm(node);
    const content = this.read(node.children);
    if (content.length === 0 && !isKept(node)) return [];
    if (tagName === 'aside') return [element('blockquote', content)];
    if (tagName === 'summary' || tagName === 'caption') return [title(content)];
    if (tagName === 'table') {
      // The caption stands before it.
      const rows = content.filter((each) => each.type !== 'element' || each.tagName !== 'p');
      return [...content.filter((each) => !rows.includes(each)), element('table', rows)];
    }
    // What is inline elsewhere may hold blocks.
    const name = isInline(node) && !isInText(node) ? 'div' : tagName;
    const children = isText(node) ? content.flatMap((each) => withoutParagraph(each)) : content;
    return [element(name, children, this.propertiesOf(properties))];
  }

  /** What Markdown knows of an element. */
  private propertiesOf({ href, start, colSpan }: Properties): Properties {
    return { href: href && this.addressOf(href), start, colSpan };
  }

  private addressOf(href: unknown): string {
    return new URL(String(href), this.page.url).href;
  }

  /** A picture that says something; some are drawn in the page, with the address of their file. */
  private readPicture({ tagName, properties }: Element): Element[] {
    const { src, alt, dataSrc, ariaLabel } = properties;
    const [file, label] = tagName === 'img' ? [src, alt] : [dataSrc, ariaLabel];
    if (!file || !label) return [];
    return [
      paragraph([element('img', [], { src: this.addressOf(file), alt: plainText(String(label)) })]),
    ];
  }

  /** The pictures of a slideshow, each with its caption: all of them, whichever is on view. */
  private readCarousel(node: Element): Element[] {
    const [captions] = elementsIn(node, isNamed('p'));
    const texts = captions === undefined ? [] : elementsIn(captions, isNamed('span'));
    const pictures = elementsIn(node, isPicture).flatMap((picture) => this.readPicture(picture));
    const items = pictures.map((picture, index) =>
      element('li', [...picture.children, text(' '), ...this.read(texts[index]?.children ?? [])]),
    );
    return [element('ul', items)];
  }

  /** A reference to a note: what it says, in parentheses; in wide ones, without spaces, as its colons. */
  private noteIn(node: Element): string {
    const note = textContent(node);
    return this.page.colon === '：' ? `（${note.replaceAll(' ', '')}）` : ` (${note})`;
  }

  /** A panel under the label of its tab, unless its own heading is the same. */
  private readPanel({ properties, children }: Element): ElementContent[] {
    const content = this.read(children);
    const label = this.tabs.get([properties.ariaLabelledBy].flat()[0]);
    const [heading] = elementsIn(paragraph(content), isHeading);
    if (label === undefined || (heading && textIn(heading) === label)) return content;
    return [title([text(label)]), ...content];
  }

  /** A form as the list of what it asks for, and how to send that: it cannot be filled in where it is read. */
  private readForm({ properties, children }: Element): ElementContent[] {
    const isField = (node: ElementContent): node is Element =>
      node.type === 'element' && elementsIn(node, isNamed('label')).length === 1;
    const fields = children.filter(isField);
    const at = children.findIndex(isField);
    if (at < 0) return [];
    // The section that the form is in, by the title that names it.
    const [section] = [properties.ariaLabelledBy].flat();
    const { url, formNote } = this.page;
    return [
      ...this.read(children.slice(0, at)),
      element(
        'ul',
        fields.map((field) => this.readField(field)),
      ),
      ...this.read(children.slice(at).filter((child) => !isField(child))),
      paragraph(formNote(section === undefined ? url : `${url}#${section}`)),
    ];
  }

  private readField(field: Element): Element {
    const labels = elementsIn(field, isNamed('label'));
    const [control] = elementsIn(field, isNamed('input', 'select', 'textarea'));
    const { placeholder, required } = control?.properties ?? {};
    // What is to be typed into a line is what its label says.
    const hint = control?.tagName === 'textarea' && typeof placeholder === 'string' && placeholder;
    const options = elementsIn(field, isNamed('option')).flatMap((option) =>
      // The empty one only says that there is something to choose.
      option.properties.value === '' ? [] : [element('li', this.read(option.children))],
    );
    return element('li', [
      ...labels.flatMap((label) => this.read(label.children)),
      ...(required === true ? [text(' *')] : []),
      ...(hint ? [text(` – ${plainText(hint).replace(/ \*$/, '')}`)] : []),
      element('ul', options),
    ]);
  }
}

/**
 * What a part of a page says, as HTML that needs no page around it: no decoration, no controls, nothing twice,
 * all addresses absolute.
 * @param part the main area or a part of it; changed in place
 */
export function plainContent(part: Element, page: Surroundings): Root {
  linkTitles(part);
  const tabs = elementsIn(part, ({ properties }) => properties.role === 'tab');
  const labels = new Map(tabs.map((tab) => [tab.properties.id, plainText(textIn(tab))]));
  return { type: 'root', children: new ContentReader(page, labels).read(part.children) };
}

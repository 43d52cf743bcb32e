import type { Element, ElementContent, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toString as textContent } from 'hast-util-to-string';
import { createTranslator } from 'next-intl';
import { site } from '@/content/site';
import { loadMessages } from '@/i18n/load-messages';
import { type Locale, labelColon } from '@/i18n/locales';
import { localizedPath } from '@/i18n/paths';
import type { BuiltPage } from '@/seo/built-page';
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

/** Separates two elements between which the page has only space. */
const separator = ' · ';

const isPicture = isNamed('img', 'svg');
const mayBeEmpty = isNamed('hr', 'td', 'th');
const isInSentence = isNamed('code', 'del', 'dfn', 'em', 'strong');
const inSentence = 'dataClause dataContextual dataPhrases dataPlanned dataUnbroken'.split(' ');

/** Whether an inline element stands by itself, rather than in a sentence. */
function isPieceApart(node: Element): boolean {
  return (
    isInline(node) &&
    !isInSentence(node) &&
    !inSentence.some((name) => node.properties[name] !== undefined)
  );
}

/** A title that is no heading. */
function title(children: ElementContent[]): Element {
  return element('p', [element('strong', children)]);
}

/**
 * Links the titles of cards to the target of “Read more”, which repeats the title and is removed.
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

/** A picture with an alternative text; some are drawn in the page, with the address of their file. */
function readPicture({ tagName, properties }: Element): Element[] {
  const { src, alt, dataSrc, ariaLabel } = properties;
  const [file, label] = tagName === 'img' ? [src, alt] : [dataSrc, ariaLabel];
  if (!file || !label) return [];
  return [element('img', [], { src: String(file), alt: plainText(String(label)) })];
}

/** Where to send what a form requests. @param url address of the form, absolute */
function formNote(locale: Locale, url: string): Element {
  const messages = loadMessages(locale);
  const t = createTranslator({ locale, messages, namespace: 'common.agents' });
  const note = t('form', {
    email: `<a href="${site.emailUrl}">${site.email}</a>`,
    url: `<a href="${url}">${url}</a>`,
  });
  const { children } = fromHtml(note, { fragment: true });
  return element(
    'p',
    children.filter((node) => node.type !== 'doctype'),
  );
}

/** Reads the elements of one page. */
class ContentReader {
  /**
   * @param url of the page, absolute
   * @param tabs labels of the page's tabs by their ids
   */
  constructor(
    private readonly locale: Locale,
    private readonly url: string,
    private readonly tabs: ReadonlyMap<unknown, string>,
  ) {}

  read(nodes: readonly ElementContent[]): ElementContent[] {
    const found: ElementContent[] = [];
    /** Whether the node before is an inline element that stands by itself. */
    let followsPiece = false;
    for (const node of nodes) {
      if (node.type === 'text') {
        found.push(text(plainText(node.value)));
        followsPiece = false;
      }
      if (node.type !== 'element') continue;
      const content = this.readElement(node);
      if (content.length === 0) continue;
      const isPiece = isPieceApart(node);
      if (followsPiece && isPiece) found.push(text(separator));
      found.push(...content);
      followsPiece = isPiece;
    }
    return found;
  }

  private readElement(node: Element): ElementContent[] {
    const { tagName, properties } = node;
    if (String(properties.ariaRoleDescription) === 'carousel') return this.readCarousel(node);
    if (isPicture(node)) return readPicture(node);
    if (isSkipped(node)) return [];
    if (properties.dataNote !== undefined) return [text(this.noteIn(node))];
    if (tagName === 'br') return [text(' ')];
    if (tagName === 'form') return this.readForm(node);
    const content = this.read(node.children);
    if (properties.role === 'tabpanel') return this.withLabel(node, content);
    if (content.length === 0 && !mayBeEmpty(node)) return [];
    if (tagName === 'aside') return [element('blockquote', content)];
    if (tagName === 'caption') return [title(content)];
    if (tagName === 'table') {
      // The caption is written before the table.
      const isCaption = (each: ElementContent) => each.type === 'element' && each.tagName === 'p';
      const rows = content.filter((each) => !isCaption(each));
      return [...content.filter(isCaption), element('table', rows)];
    }
    return [element(tagName, content, properties)];
  }

  /** All pictures of a slideshow with their captions, whichever is shown. */
  private readCarousel(node: Element): Element[] {
    const [captions] = elementsIn(node, isNamed('p'));
    const texts = captions === undefined ? [] : elementsIn(captions, isNamed('span'));
    const pictures = elementsIn(node, isPicture).flatMap(readPicture);
    const items = pictures.map((picture, index) =>
      element('li', [picture, text(' '), ...this.read(texts[index]?.children ?? [])]),
    );
    return [element('ul', items)];
  }

  /** The label of a reference to a note in parentheses; beside wide colons in wide ones, without spaces. */
  private noteIn(node: Element): string {
    const note = textContent(node);
    return labelColon(this.locale) === '：' ? `（${note.replaceAll(' ', '')}）` : ` (${note})`;
  }

  /** The content of a panel below the label of its tab, unless its heading is the same. */
  private withLabel({ properties }: Element, content: ElementContent[]): ElementContent[] {
    const label = this.tabs.get([properties.ariaLabelledBy].flat()[0]);
    const [heading] = elementsIn({ type: 'root', children: content }, isHeading);
    if (label === undefined || (heading && textIn(heading) === label)) return content;
    return [title([text(label)]), ...content];
  }

  /** A form as the list of its fields, and how to send them: it cannot be filled in here. */
  private readForm({ properties, children }: Element): ElementContent[] {
    const isField = (node: ElementContent): node is Element =>
      node.type === 'element' && elementsIn(node, isNamed('label')).length === 1;
    const fields = children.filter(isField);
    const at = children.findIndex(isField);
    if (at < 0) return [];
    // The title of the form has the id of its section.
    const [section] = [properties.ariaLabelledBy].flat();
    const url = section === undefined ? this.url : `${this.url}#${section}`;
    const list = fields.map((field) => this.readField(field));
    return [
      ...this.read(children.slice(0, at)),
      element('ul', list),
      ...this.read(children.slice(at).filter((child) => !isField(child))),
      formNote(this.locale, url),
    ];
  }

  private readField(field: Element): Element {
    const labels = elementsIn(field, isNamed('label'));
    const [control] = elementsIn(field, isNamed('input', 'select', 'textarea'));
    const { placeholder, required } = control?.properties ?? {};
    // The placeholder of an input repeats its label.
    const hint = control?.tagName === 'textarea' && typeof placeholder === 'string' && placeholder;
    // The first option has no value and only invites to choose.
    const options = elementsIn(field, isNamed('option')).flatMap(({ properties, children }) =>
      properties.value === '' ? [] : [element('li', this.read(children))],
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
 * The content of a part of a page as plain HTML: without decoration, controls and repetitions. A `base` element
 * resolves its addresses.
 * @param part the main area or a part of it; changed in place
 */
export function plainContent(part: Element, { locale, path }: Omit<BuiltPage, 'html'>): Root {
  linkTitles(part);
  const tabs = elementsIn(part, ({ properties }) => properties.role === 'tab');
  const labels = new Map(tabs.map((tab) => [tab.properties.id, plainText(textIn(tab))]));
  const url = site.origin + localizedPath(locale, path);
  const content = new ContentReader(locale, url, labels).read(part.children);
  return { type: 'root', children: [element('base', [], { href: url }), ...content] };
}

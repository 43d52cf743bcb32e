import type { Element, ElementContent, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toString as textContent } from 'hast-util-to-string';
import { createTranslator } from 'next-intl';
import { site } from '@/content/site';
import { loadMessages } from '@/i18n/load-messages';
import { type Locale, labelColon } from '@/i18n/locales';
import { localizedPath } from '@/i18n/paths';
import {
  cardOf,
  element,
  elementsIn,
  isHeading,
  isInline,
  isLink,
  isNamed,
  isSkipped,
  textIn,
  textNode,
} from '@/lib/markup/elements';
import type { BuiltPage } from '@/seo/built-page';
import { plainText } from '@/seo/page-reader/plain-text';

/** Separates two elements between which the page has only space. */
const separator = ' · ';

const isPicture = isNamed('img', 'svg');
const mayBeEmpty = isNamed('hr', 'td', 'th');
const isSentenceElement = isNamed('code', 'del', 'dfn', 'em', 'strong');
const sentenceMarks = 'dataClause dataContextual dataPhrases dataPlanned dataUnbroken'.split(' ');

/** Whether an inline element stands by itself, rather than in a sentence. */
function isStandalone(node: Element): boolean {
  const isMarked = sentenceMarks.some((name) => node.properties[name] !== undefined);
  return isInline(node) && !isSentenceElement(node) && !isMarked;
}

/** A title that is no heading. */
function title(children: ElementContent[]): Element {
  return element('p', [element('strong', children)]);
}

/** Links the titles of cards to the target of “Read more”, which repeats the title and is removed, in place. */
function linkTitles(part: Element): void {
  for (const item of elementsIn(part, isNamed('li'))) {
    const card = cardOf(item);
    if (card === undefined || elementsIn(card.title, isLink).length > 0) continue;
    const { href } = card.link.properties;
    card.title.children = [element('a', card.title.children, { href })];
    card.link.children = [];
  }
}

/** A picture with an alternative text; some are drawn in the page, with the URL of their file. */
function readPicture({ tagName, properties }: Element): Element[] {
  const { src, alt, dataSrc, ariaLabel } = properties;
  const [file, label] = tagName === 'img' ? [src, alt] : [dataSrc, ariaLabel];
  if (!file || !label) return [];
  return [element('img', [], { src: String(file), alt: plainText(String(label)) })];
}

type ReadPage = {
  locale: Locale;
  /** Absolute. */
  url: string;
  /** Labels of its tabs by their ids. */
  tabs: ReadonlyMap<unknown, string>;
};

function read(nodes: readonly ElementContent[], page: ReadPage): ElementContent[] {
  const found: ElementContent[] = [];
  /** Whether the node before is an inline element that stands by itself. */
  let followsStandalone = false;
  for (const node of nodes) {
    if (node.type === 'text') {
      found.push(textNode(plainText(node.value)));
      followsStandalone = false;
    }
    if (node.type !== 'element') continue;
    const content = readElement(node, page);
    if (content.length === 0) continue;
    const standsAlone = isStandalone(node);
    if (followsStandalone && standsAlone) found.push(textNode(separator));
    found.push(...content);
    followsStandalone = standsAlone;
  }
  return found;
}

function readElement(node: Element, page: ReadPage): ElementContent[] {
  const { tagName, properties } = node;
  if (String(properties.ariaRoleDescription) === 'carousel') return readCarousel(node, page);
  if (isPicture(node)) return readPicture(node);
  if (isSkipped(node)) return [];
  if (properties.dataNote !== undefined) return [textNode(noteIn(node, page))];
  if (tagName === 'br') return [textNode(' ')];
  if (tagName === 'form') return readForm(node, page);
  const content = read(node.children, page);
  if (properties.role === 'tabpanel') return withLabel(node, content, page);
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
function readCarousel(node: Element, page: ReadPage): Element[] {
  const [captions] = elementsIn(node, isNamed('p'));
  const texts = captions === undefined ? [] : elementsIn(captions, isNamed('span'));
  const pictures = elementsIn(node, isPicture).flatMap(readPicture);
  const items = pictures.map((picture, index) =>
    element('li', [picture, textNode(' '), ...read(texts[index]?.children ?? [], page)]),
  );
  return [element('ul', items)];
}

/** The label of a reference to a note in parentheses; beside wide colons in wide ones, without spaces. */
function noteIn(node: Element, { locale }: ReadPage): string {
  const note = textContent(node);
  return labelColon(locale) === '：' ? `（${note.replaceAll(' ', '')}）` : ` (${note})`;
}

function labelId({ properties }: Element) {
  return [properties.ariaLabelledBy].flat()[0];
}

/** The content of a panel below the label of its tab, unless its heading is the same. */
function withLabel(panel: Element, content: ElementContent[], { tabs }: ReadPage) {
  const label = tabs.get(labelId(panel));
  const [heading] = elementsIn({ type: 'root', children: content }, isHeading);
  if (label === undefined || (heading && textIn(heading) === label)) return content;
  return [title([textNode(label)]), ...content];
}

/** A form as the list of its fields, and where to send them: it cannot be filled in here. */
function readForm(form: Element, page: ReadPage): ElementContent[] {
  const { locale, url } = page;
  const isField = (node: ElementContent): node is Element =>
    node.type === 'element' && elementsIn(node, isNamed('label')).length === 1;
  const at = form.children.findIndex(isField);
  if (at < 0) return [];
  const fields = form.children.filter(isField).map((field) => readField(field, page));
  const messages = loadMessages(locale);
  const t = createTranslator({ locale, messages, namespace: 'common.agents' });
  const email = `<a href="${site.emailUrl}">${site.email}</a>`;
  // The title of the form has the id of its section.
  const section = labelId(form);
  const formUrl = section === undefined ? url : `${url}#${section}`;
  const note = t('form', { email, url: `<a href="${formUrl}">${formUrl}</a>` });
  const { children } = fromHtml(note, { fragment: true });
  const sentence = children.filter((node) => node.type !== 'doctype');
  const others = form.children.slice(at).filter((child) => !isField(child));
  return [
    ...read(form.children.slice(0, at), page),
    element('ul', fields),
    ...read(others, page),
    element('p', sentence),
  ];
}

function readField(field: Element, page: ReadPage): Element {
  const labels = elementsIn(field, isNamed('label'));
  const [control] = elementsIn(field, isNamed('input', 'select', 'textarea'));
  const { placeholder, required } = control?.properties ?? {};
  // The placeholder of an input repeats its label.
  const hint = control?.tagName === 'textarea' && typeof placeholder === 'string' && placeholder;
  // The first option has no value and only invites to choose.
  const options = elementsIn(field, isNamed('option')).flatMap(({ properties, children }) =>
    properties.value === '' ? [] : [element('li', read(children, page))],
  );
  return element('li', [
    ...labels.flatMap((label) => read(label.children, page)),
    ...(required === true ? [textNode(' *')] : []),
    ...(hint ? [textNode(` – ${plainText(hint).replace(/ \*$/, '')}`)] : []),
    element('ul', options),
  ]);
}

/**
 * The content of a part of a page as plain HTML: without decoration, controls and repetitions. A `base` element
 * resolves its URLs.
 * @param part the main area or a part of it; changed in place
 */
export function plainContent(part: Element, { locale, path }: Omit<BuiltPage, 'html'>): Root {
  linkTitles(part);
  const tabElements = elementsIn(part, ({ properties }) => properties.role === 'tab');
  const tabs = new Map(tabElements.map((tab) => [tab.properties.id, plainText(textIn(tab))]));
  const url = site.origin + localizedPath(locale, path);
  const content = read(part.children, { locale, url, tabs });
  return { type: 'root', children: [element('base', [], { href: url }), ...content] };
}

import type { Element, ElementContent } from 'hast';

/** What the rules of single elements need to know of the page around them. */
export type Surroundings = {
  /** The page's own address, absolute. */
  url: string;
  /** What joins a label to what it labels: `: `, or the wide colon. */
  colon: string;
  /** How to send what a form asks for, at an address. */
  formNote: (url: string) => ElementContent[];
  /** Labels of the page's tabs by their ids. */
  tabs: ReadonlyMap<string, string>;
};

/** Reads a part of a page: as blocks one after the other, or as one text. */
export type Reader = {
  page: Surroundings;
  flow: (nodes: readonly ElementContent[]) => Element[];
  phrasing: (nodes: readonly ElementContent[]) => ElementContent[];
};

/** How the elements of a kind are read. */
export type Rule = (node: Element, reader: Reader) => Element[];

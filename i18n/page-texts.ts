import { formatLiteral } from '@/lib/messages/icu';
import { type MessageTree, mapLeaves } from '@/lib/messages/tree';
import { contextualLinks, type KeywordIndex, type Segment } from '@/lib/text/contextual-links';
import { explainedMark, type FirstUse, firstUses, type Term } from '@/lib/text/first-uses';
import { type PlannedLink, plannedPlaces } from '@/lib/text/planned-links';
import { typeset } from '@/lib/text/typeset';
import { kindOfText, type RunningTextName } from './running-text';

/**
 * The texts of a page in the shape of its messages: running text (see `running-text.ts`) as what
 * `Running` says, everything else as a string.
 */
export type Texts<Tree, Running, Name extends PropertyKey = ''> = Tree extends string
  ? Name extends RunningTextName
    ? Running
    : string
  : Tree extends readonly string[]
    ? Running[]
    : {
        readonly [Key in keyof Tree]: Key extends 'meta'
          ? Tree[Key]
          : Texts<Tree[Key], Running, Key>;
      };

/** A piece of running text: plain, linked to `path`, or what explains a term, in its place. */
export type TextPart = Segment & { isTerm?: true };

/** A page whose texts are finished. */
type FinishedPage = {
  /** What errors call its messages. */
  source: string;
  /** Without locale prefix; it is never linked to. */
  path: string;
  planned: readonly PlannedLink[];
};

/** What becomes of a text: a name, or running text in its parts. */
export type FinishedText = { name: string } | { parts: TextPart[] };

/** The part of a tree that stands in the head of the page. */
const head = /^meta\./;

/**
 * Formats all texts of a page, explains each term where its running text first uses it, finds the
 * planned and the contextual links of the rest in reading order (spec §7), and keeps together what must
 * not be broken over two lines.
 * @param tree the messages that the page shows, in reading order
 * @param words the keywords and the terms of its language
 * @returns each text by its key
 * @throws Error naming source and key of a text that takes arguments, or as `plannedPlaces` does
 */
export function finishTexts(
  tree: MessageTree,
  { keywords, terms }: { keywords: KeywordIndex; terms: readonly Term[] },
  { source, path, planned }: FinishedPage,
): Map<string, FinishedText> {
  const finished = new Map<string, FinishedText>();
  const running: { key: string; text: string }[] = [];
  mapLeaves(tree, ({ key, name, text: message }) => {
    const text = formatted(message, `${source}: ${key}`);
    const kind = kindOfText(key, name);
    if (head.test(key)) finished.set(key, { name: text });
    else if (kind === 'running') running.push({ key, text });
    else
      finished.set(key, {
        name: typeset(text, kind === 'heading' ? 'heading' : 'text', keywords.lang),
      });
    return message;
  });
  const texts = running.map(({ text }) => text);
  const uses = firstUses(texts, terms);
  const open = texts.map((text, index) => withoutTerms(text, uses.get(index) ?? []));
  const places = plannedPlaces(planned, open, keywords.lang);
  for (const [index, segments] of contextualLinks(open, keywords, [path], places).entries()) {
    const parts = explained(texts[index] ?? '', segments, uses.get(index) ?? []);
    finished.set(running[index]?.key ?? '', {
      parts: parts.map((part) => ({ ...part, text: typeset(part.text, 'text', keywords.lang) })),
    });
  }
  return finished;
}

/** A text in which no explained term becomes a link, nor a part of one. */
function withoutTerms(text: string, uses: readonly FirstUse[]): string {
  return uses.reduce(
    (rest, { start, end }) =>
      rest.slice(0, start) + explainedMark.repeat(end - start) + rest.slice(end),
    text,
  );
}

/** The segments of a text, with the explanation of a term where it is first used. */
function explained(
  text: string,
  segments: readonly Segment[],
  uses: readonly FirstUse[],
): TextPart[] {
  let start = 0;
  return segments.flatMap((segment): TextPart[] => {
    const [from, to] = [start, start + segment.text.length];
    start = to;
    if (segment.path !== undefined) return [segment];
    const parts: TextPart[] = [];
    let at = from;
    for (const use of uses.filter((each) => from <= each.start && each.end <= to)) {
      if (use.start > at) parts.push({ text: text.slice(at, use.start) });
      parts.push({ text: use.first, isTerm: true });
      at = use.end;
    }
    if (at < to) parts.push({ text: text.slice(at, to) });
    return parts;
  });
}

/** @throws Error naming the message */
function formatted(message: string, name: string): string {
  try {
    return formatLiteral(message);
  } catch (error) {
    throw new Error(`${name}: ${error instanceof Error ? error.message : error}`);
  }
}

/**
 * Finished texts in the shape of the messages that they are made of: `Texts`.
 * @param show what stands for a running text
 */
export function inShapeOf<Running>(
  tree: MessageTree,
  finished: ReadonlyMap<string, FinishedText>,
  show: (parts: TextPart[]) => Running,
  key = '',
): unknown {
  if (typeof tree === 'string') {
    const text = finished.get(key);
    if (text === undefined) throw new Error(`${key}: was not finished`);
    return 'name' in text ? text.name : show(text.parts);
  }
  const below = (name: string) => (key === '' ? name : `${key}.${name}`);
  const entries = Object.entries(tree).map(([name, value]) => [
    name,
    inShapeOf(value, finished, show, below(name)),
  ]);
  return Array.isArray(tree) ? entries.map(([, value]) => value) : Object.fromEntries(entries);
}

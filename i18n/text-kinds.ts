/**
 * Running text gets links and explanations: messages of these names, and every item of a list. A new name is
 * a label until it is listed here.
 */
const runningTextNames = [
  'lead',
  'intro',
  'text',
  'description',
  'answer',
  'note',
  'permittedStay',
  'processing',
] as const;

export type RunningTextName = (typeof runningTextNames)[number];

const runningTexts: ReadonlySet<string> = new Set(runningTextNames);

/** Names of the messages that are headings, which `typeset` breaks at fewer places. */
const headings: ReadonlySet<string> = new Set([
  'title',
  'subtitle',
  'question',
  'statement',
  // Of a document's page (messages/<locale>/articles.json, blogs.json).
  'contents',
  'ctaTitle',
  'more',
  'readNext',
  'services',
]);

/** Parts that no visitor sees: the head of a page, and texts for agents. */
const unseen = /(?:^|\.)(?:meta|agents)\./;

/** The kind of a message. @param key e.g. `remote.points.0` @param name its last part that is no number: `points` */
export function kindOfText(key: string, name: string): 'running' | 'heading' | 'label' | 'unseen' {
  if (unseen.test(key)) return 'unseen';
  if (runningTexts.has(name) || /\.\d+$/.test(key)) return 'running';
  return headings.has(name) ? 'heading' : 'label';
}

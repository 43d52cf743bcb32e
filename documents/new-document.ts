import type { DocumentKind } from '@/content/pages';

type NewFile = { file: string; text: string };

const headings = ['First step', 'Second step', 'Third step', 'What to do each month'];

/** Marks a text that is still to be written; `npm run check` names each that is left. */
const todo = 'TODO:';

const guidance = [
  'what the reader does first, with which papers, and who in the firm does it. One idea a section; two to four paragraphs are enough. Name the mistake that is made most often here and how it shows.',
  'where a choice has to be made, a table with the options in rows. Amounts of the reader’s business stand in an example container, so that nobody takes them for rules of the state.',
  'figures, limits and deadlines of agencies come from the table of facts by their name in double square brackets. Where there is no fact, say which agency to ask and link to the service that does it.',
  'a short routine or checklist that the reader can start today: who does what, on which day, and what paper shows that it was done. Link to two or three documents that go further.',
];

/** The beginnings of the lines of a text that still say what to write. */
export function todoLines(text: string): string[] {
  return text.split('\n').flatMap((line) => (line.includes(todo) ? [line.slice(0, 60)] : []));
}

function metaText(date: string): string {
  const meta = {
    date,
    readMinutes: 5,
    category: 'bookkeeping',
    clusters: ['bookkeeping'],
    suggestions: ['articles/cloud-bookkeeping-solutions'],
    services: ['bookkeeping', 'accounting'],
  };
  const lines = Object.entries(meta).map(
    ([field, value]) => `  "${field}": ${JSON.stringify(value).replaceAll('","', '", "')}`,
  );
  return `{\n${lines.join(',\n')}\n}\n`;
}

/** `cash-flow-tips` as `Cash flow tips`. */
function titleOf(slug: string): string {
  const words = slug.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function list(name: string, count: number, entry: string): string {
  return `:::${name}\n${`- ${entry}\n`.repeat(count)}:::`;
}

function markdownText(kind: DocumentKind, slug: string): string {
  const front = [
    `title: "${titleOf(slug)}"`,
    `description: "${todo} one sentence of 120 to 160 characters that says what a reader finds here, as a promise that the text keeps, for search results."`,
    `excerpt: "${todo} one or two sentences for the cards on other pages, in other words than the description."`,
    ...(kind === 'blogs' ? [`heroAlt: "${todo} what the picture shows."`] : []),
  ];
  const sections = headings.map((heading, at) => `## ${heading}\n\n${todo} ${guidance[at]}`);
  const boxes =
    kind === 'blogs'
      ? [
          `:::tip\n${todo} one thing that saves the reader an hour.\n:::`,
          `:::cta\n${todo} what the reader can bring to the free consultation.\n:::`,
        ]
      : [];
  const lead = `${todo} the lead answers the title in at most 60 words, so that a reader who stops here has learned something.`;
  const first = list('first', 3, `${todo} an act, with its day where there is one.`);
  const checklist = list('checklist', 5, `${todo} an act to tick off.`);
  const body = [lead, first, ...sections, ...boxes, checklist];
  return `---\n${front.join('\n')}\n---\n${body.join('\n\n')}\n`;
}

/** The files of a new document: a skeleton that can be shown, and says what to write. @param date e.g. `2026-01-31` */
export function newDocument(kind: DocumentKind, slug: string, date: string): NewFile[] {
  const folder = `content/${kind}/${slug}`;
  return [
    { file: `${folder}/meta.json`, text: metaText(date) },
    { file: `${folder}/en.md`, text: markdownText(kind, slug) },
  ];
}

import { calculatorDocument, calculatorsFor } from '@/content/calculators';
import { downloadIds, downloads } from '@/content/downloads';
import { allPaths, type DocumentId, documentIds } from '@/content/pages';
import { titleWithBrand } from '@/content/site';
import { factProblems } from '@/i18n/fact-problems';
import { defaultLocale, type Locale, localeCodes, locales } from '@/i18n/locales';
import { documentProblems, fieldProblems, readTimeProblem } from '@/lib/documents/document-rules';
import { parseMarkdown } from '@/lib/documents/markdown';
import { errorsOf } from '@/lib/errors/error-text';
import { titleProblem } from '@/lib/search/search-limits';
import { invisibleCharacters } from '@/lib/text/invisible-characters';
import {
  invalidDocument,
  metaFile,
  readDocumentText,
  textLocales,
  writtenTexts,
} from './document-files';
import { readDocumentEntry, relatedDocuments } from './entries';
import { todoLines } from './new-document';

const knownPaths = new Set(allPaths);

/** What is wrong with the facts of a body (`factProblems`), judged by section, with the line that it begins in. */
function bodyFactProblems(source: string, locale: Locale): string[] {
  return source.split(/^(?=#{2,4} )/m).flatMap((section) => {
    const lines = section.split('\n');
    return factProblems(section, locale).map((problem) => {
      const place = lines.find((line) => factProblems(line, locale).includes(problem)) ?? section;
      return `body: “${place.length > 60 ? `${place.slice(0, 60)}…` : place}”: ${problem}`;
    });
  });
}

/** The containers of a body with their names, in order: `:::calculator{#withholding}`. */
function containersOf(source: string): string[] {
  return source.match(/^:::\w.*$/gm) ?? [];
}

/** The containers that a translated body lacks, or has without English. */
function containerProblems(id: DocumentId, source: string): string[] {
  const english = containersOf(readDocumentText(id, defaultLocale).source);
  const own = containersOf(source);
  if (own.join('\n') === english.join('\n')) return [];
  return [`body: has the containers ${own.join(' ')}; English has ${english.join(' ')}`];
}

function checkText(id: DocumentId, locale: Locale): void {
  const entry = readDocumentEntry(id, locale);
  const { file, source } = readDocumentText(id, locale);
  const titleIssue = titleProblem(titleWithBrand(entry.title), locales[locale].script);
  const textProblems = [...writtenTexts(id, locale)].flatMap(([field, text]) => [
    ...invisibleCharacters(text).map((code) => `${field}: has the invisible character ${code}`),
    ...todoLines(text).map((line) => `${field}: is still to be written: ${line}`),
    ...(field === 'body' ? [] : fieldProblems(field, text)),
  ]);
  const problems =
    titleIssue === undefined ? textProblems : [`title: ${titleIssue}`, ...textProblems];
  const tree = parseMarkdown(source, file);
  // Where only the front matter is translated, there is no body.
  if (source !== '') {
    problems.push(
      ...documentProblems({ ...entry, tree, knownPaths }),
      ...bodyFactProblems(source, locale),
      ...containerProblems(id, source),
    );
  }
  const errors = problems.length > 0 ? [invalidDocument(file, problems)] : [];
  // The minutes stated are those of the English body.
  const readTime = locale === defaultLocale ? readTimeProblem(tree, entry.readMinutes) : undefined;
  if (readTime !== undefined) errors.push(invalidDocument(metaFile(id), [readTime]));
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'));
}

/**
 * Checks one document in all its languages beyond the shape of its files: read time, structure, links,
 * figures, placeholders, sentences about facts.
 * @throws Error naming file and field of each problem in every language
 */
export function checkDocument(id: DocumentId): void {
  const { suggestions } = readDocumentEntry(id, defaultLocale);
  if (suggestions.includes(id)) {
    throw invalidDocument(metaFile(id), ['suggestions: a document does not suggest itself']);
  }
  const problems = textLocales(id).flatMap((locale) => errorsOf(() => checkText(id, locale)));
  if (problems.length > 0) throw new Error(problems.join('\n'));
}

/** Titles, descriptions and excerpts that two documents of a language share. */
function duplicateTexts(locale: Locale): string[] {
  const entries = documentIds
    .filter((id) => textLocales(id).includes(locale))
    .map((id) => readDocumentEntry(id, locale));
  return (['title', 'description', 'excerpt'] as const).flatMap((field) =>
    entries
      .filter((entry, at) => entries.findIndex((each) => each[field] === entry[field]) < at)
      .map(({ id, [field]: text }) => `content/${id}/${locale}.md: another document has “${text}”`),
  );
}

/** Documents that fewer than two others link to, as suggested or related. */
function reachProblems(): string[] {
  const reached = documentIds.flatMap((id) => {
    const entry = readDocumentEntry(id, defaultLocale);
    const related = relatedDocuments(entry, defaultLocale).map((other) => other.id);
    return [...entry.suggestions, ...related];
  });
  return documentIds
    .filter((id) => reached.filter((other) => other === id).length < 2)
    .map((id) => `${metaFile(id)}: clusters: fewer than two other documents lead here`);
}

/** Calculators and downloads that are in another document than their table in content/ names, or in none. */
function placeProblems(): string[] {
  const places = [
    ...calculatorsFor().map((id) => ({
      document: calculatorDocument(id),
      mark: `:::calculator{#${id}}`,
    })),
    ...downloadIds.map((id) => ({
      document: downloads[id].document,
      mark: `:::download{#${id}}`,
    })),
  ];
  return places
    .filter(
      ({ document, mark }) => !readDocumentText(document, defaultLocale).source.includes(mark),
    )
    .map(({ document, mark }) => `content/${document}/en.md: lacks ${mark}`);
}

/** Checks all documents in all their languages. @throws Error with the problems of every document */
export function checkDocuments(): void {
  const problems = documentIds.flatMap((id) => errorsOf(() => checkDocument(id)));
  if (problems.length === 0) {
    problems.push(...localeCodes.flatMap(duplicateTexts), ...reachProblems(), ...placeProblems());
  }
  if (problems.length > 0) throw new Error(problems.join('\n'));
}

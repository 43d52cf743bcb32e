import { endOf, isUnconfirmed } from '@/content/facts';
import { allPaths, type DocumentId, documentIds } from '@/content/pages';
import { defaultLocale, isTranslated, type Locale } from '@/i18n/locales';
import { fillPlaceholders, placeholdersIn } from '@/i18n/placeholders';
import { fillTexts, markdownSyntax } from '@/lib/documents/markdown';
import { documentProblems, readTimeProblem } from '@/lib/documents/rules';
import { factSentenceProblems } from '@/lib/messages/fact-sentences';
import { invisibleCharacters } from '@/lib/text/invisible-characters';
import { readEntry } from './entries';
import { badDocument, metaFile, readDocumentText, textLocales, writtenTexts } from './files';

const knownPaths = new Set(allPaths);

/** What the sections of a body say of facts against the facts; a draft language is not judged. */
function factProblems(source: string, locale: Locale): string[] {
  if (!isTranslated(locale)) return [];
  return source.split(/^(?=#{2,4} )/m).flatMap((section) => {
    const [heading = ''] = section.split('\n', 1);
    return factSentenceProblems(section, placeholdersIn(section), locale, {
      isUnconfirmed,
      endOf,
    }).map((problem) => `body: below “${heading}”: ${problem}`);
  });
}

/** Checks a document in one of its languages; see `checkDocument`. */
function checkText(id: DocumentId, locale: Locale): void {
  const entry = readEntry(id, locale);
  const { file, source } = readDocumentText(id, locale);
  const invisible = [...writtenTexts(id, locale)].flatMap(([field, text]) =>
    invisibleCharacters(text).map((code) => `${field}: has the invisible character ${code}`),
  );
  if (invisible.length > 0) throw badDocument(file, invisible);
  // Only the front matter is translated: the reading of it has checked that.
  if (source === '') return;
  const tree = markdownSyntax(source, file);
  const problems = [
    ...documentProblems({ ...entry, tree, knownPaths }),
    ...factProblems(source, locale),
  ];
  if (problems.length > 0) throw badDocument(file, problems);
  // The minutes stated are those of the English body.
  const untrue = locale === defaultLocale ? readTimeProblem(tree, entry.readMinutes) : undefined;
  if (untrue !== undefined) throw badDocument(metaFile(id), [untrue]);
  fillTexts(tree, (text) => fillPlaceholders(text, locale, `${file}: body`));
}

/**
 * Checks one document in all its languages beyond the shape of its files: read time, structure, links,
 * figures, placeholders, what it says of facts.
 * @throws Error naming file and field of everything that is wrong in its first language that is not
 * in order
 */
export function checkDocument(id: DocumentId): void {
  const { suggestions } = readEntry(id, defaultLocale);
  if (suggestions.includes(id)) {
    throw badDocument(metaFile(id), ['suggestions: a document does not suggest itself']);
  }
  for (const locale of textLocales(id)) checkText(id, locale);
}

/**
 * Checks all documents in all their languages.
 * @throws Error with the problems of every document
 */
export function checkDocuments(): void {
  const problems: string[] = [];
  for (const id of documentIds) {
    try {
      checkDocument(id);
    } catch (error) {
      problems.push(error instanceof Error ? error.message : String(error));
    }
  }
  if (problems.length > 0) throw new Error(problems.join('\n'));
}

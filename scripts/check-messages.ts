/**
 * All problems of the texts in `messages/`: rules for English, translations compared with English, sentences
 * about facts, titles and descriptions for search pages, and notes for translators.
 */

import { z } from 'zod';
import { explainedTerms } from '@/content/glossary';
import { pages } from '@/content/pages';
import { serviceKeys } from '@/content/services';
import { titleWithBrand } from '@/content/site';
import { factProblems } from '@/i18n/fact-problems';
import { loadMessages, writtenMessages } from '@/i18n/load-messages';
import { defaultLocale, isTranslated, type Locale, localeCodes, locales } from '@/i18n/locales';
import {
  messageFile,
  type Namespace,
  namespaces,
  readMessageFile,
  readMessageFiles,
} from '@/i18n/message-files';
import { tableOrderProblems } from '@/i18n/message-tables';
import { pageSources } from '@/i18n/page-sources';
import { kindOfText } from '@/i18n/text-kinds';
import { errorsOf } from '@/lib/errors/error-text';
import { readJson, trimmedText } from '@/lib/errors/read-json';
import { checkEnglish } from '@/lib/messages/check-english';
import { checkNotes } from '@/lib/messages/check-notes';
import { byWholeKey, leavesOf } from '@/lib/messages/tree';
import { keysOf } from '@/lib/objects/entries-of';
import { descriptionProblem, titleProblem } from '@/lib/search/search-limits';
import { countWordsBySpaces } from '@/lib/text/words';
import { translationProblems } from './translation-problems';

/** What translators cannot see from a message. It belongs to no language, and no page holds it. */
const notesFile = 'messages/notes.json';

const keyPattern = z
  .string()
  .regex(
    /^(?:[\w-]+|\*)(?:\.(?:[\w-]+|\*))+$/,
    'must be a key of a message, a part of it may be *',
  );

/** What is wrong with the notes for translators, by key. @throws Error naming each key that is no key or has no note */
export function translatorNoteProblems(): string[] {
  const notes = readJson(notesFile, 'note', z.record(keyPattern, trimmedText));
  const isRunningText = (name: string) => kindOfText(name, name) === 'running';
  return checkNotes(readMessageFiles(defaultLocale), notes, isRunningText).map(
    (problem) => `${notesFile}: ${problem}`,
  );
}

/** The texts of pages, in which terms are explained (`i18n/page-texts.ts`). */
const explaining: readonly Namespace[] = ['pages', 'services'];

function englishProblems(): string[] {
  const terms = explainedTerms(defaultLocale);
  return namespaces.flatMap((namespace) => {
    const english = readMessageFile(defaultLocale, namespace);
    return checkEnglish(english, explaining.includes(namespace) ? terms : []).map(
      (problem) => `${messageFile(defaultLocale, namespace)}: ${problem}`,
    );
  });
}

function messageFactProblems(locale: Locale): string[] {
  return namespaces.flatMap((namespace) =>
    [...byWholeKey(readMessageFile(locale, namespace))].flatMap(([key, leaves]) =>
      factProblems(leaves.map(({ text }) => text).join('\n'), locale).map(
        (problem) => `${messageFile(locale, namespace)}: ${key}: ${problem}`,
      ),
    ),
  );
}

/** Titles and descriptions of pages that search pages would cut, or that two pages share. */
function searchProblems(locale: Locale): string[] {
  const sources = pageSources(loadMessages(locale));
  const pageOf = new Map<string, string>();
  const services: readonly string[] = serviceKeys;
  return keysOf(pages).flatMap((page) => {
    const file = messageFile(locale, services.includes(page) ? 'services' : 'pages');
    const { title, description } = sources[page].meta;
    const shared = [title, description].map((text) => {
      const other = pageOf.get(text);
      pageOf.set(text, page);
      return other === undefined ? undefined : `is that of ${other}, too: ${text}`;
    });
    const problems = [
      ['title', titleProblem(titleWithBrand(title), locales[locale].script) ?? shared[0]],
      ['description', descriptionProblem(description) ?? shared[1]],
    ];
    return problems.flatMap(([field, problem]) =>
      problem === undefined ? [] : [`${file}: ${page}.meta.${field}: ${problem}`],
    );
  });
}

/** Minimum words of a service page, and limits of an answer: search engines need that much text. */
const minServiceWords = 450;
const answerWords = { min: 40, max: 90 };

/** English service pages that are too short, and answers that are too short or too long. */
function lengthProblems(): string[] {
  const { services, pages: texts } = loadMessages(defaultLocale);
  const short = serviceKeys.flatMap((key) => {
    // The summary is on cards of other pages, the head in no page's text.
    const { meta: _meta, summary: _summary, ...shown } = services[key];
    const words = leavesOf(shown).reduce((sum, { text }) => sum + countWordsBySpaces(text), 0);
    const file = messageFile(defaultLocale, 'services');
    return words < minServiceWords
      ? [`${file}: ${key}: has ${words} words, not ${minServiceWords}`]
      : [];
  });
  const answers = leavesOf(texts.insights.faq).flatMap(({ key, name, text }) => {
    const words = countWordsBySpaces(text);
    const { min, max } = answerWords;
    if (name !== 'answer' || (words >= min && words <= max)) return [];
    const file = messageFile(defaultLocale, 'pages');
    return [`${file}: insights.faq.${key}: has ${words} words, not ${min} to ${max}`];
  });
  return [...short, ...answers];
}

function orderProblems(): string[] {
  return namespaces.flatMap((namespace) =>
    tableOrderProblems(readMessageFile(defaultLocale, namespace), namespace).map(
      (problem) => `${messageFile(defaultLocale, namespace)}: ${problem}`,
    ),
  );
}

/** What a function throws, a line for each file. */
function errorLines(run: () => unknown): string[] {
  return errorsOf(run).flatMap((text) => text.split(/\n(?! )/));
}

/** The findings of a check, or the errors that stopped it. */
function problemsOf(check: () => readonly string[]): string[] {
  const found: string[] = [];
  return errorLines(() => found.push(...check())).concat(found);
}

function languageProblems(locale: Locale): readonly string[] {
  // Where files are missing or malformed, all of them are named, and nothing else.
  const unreadable = errorLines(() => writtenMessages(locale));
  if (unreadable.length > 0) return unreadable;
  const ofLanguage = locale === defaultLocale ? englishProblems : () => translationProblems(locale);
  if (!isTranslated(locale)) return errorLines(() => loadMessages(locale));
  const problems = [...problemsOf(() => messageFactProblems(locale)), ...problemsOf(ofLanguage)];
  // Pages cannot be put together where a text is missing, and that is reported already.
  return problems.length > 0 ? problems : problemsOf(() => searchProblems(locale));
}

/** All problems of the texts in `messages/`. @returns a line for each: file, key, what is wrong */
export function messageProblems(): string[] {
  const problems = localeCodes.flatMap(languageProblems);
  const english = problemsOf(() => [...lengthProblems(), ...orderProblems()]);
  return [...new Set([...problems, ...english, ...problemsOf(translatorNoteProblems)])];
}

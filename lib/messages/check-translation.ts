import { syntaxProblems } from './icu';
import { isLatin } from './languages/rules-of';
import { figureProblems } from './rules/figures';
import { foreignWords, isUntranslated } from './rules/foreign-words';
import { compareWithEnglish, keyOrderProblems, ownKeys } from './rules/missing';
import { wholePhrase } from './rules/names';
import { punctuationProblems } from './rules/punctuation';
import { type AgreedTerm, termForms, termProblems } from './rules/terms';
import { visibleText } from './rules/visible-text';
import { wordingProblems } from './rules/wording';
import { byWholeKey, type Leaf, leavesOf, type MessageTree } from './tree';

/** The rules from which a message may be an exception; that no text is missing has none. */
export const rulesWithExceptions = [
  'figures',
  'untranslated',
  'foreign-words',
  'punctuation',
  'register',
  'terms',
] as const;

type MessageRule = (typeof rulesWithExceptions)[number];

/** The exceptions of a language from the rules (`messages/exceptions/<locale>.json`). */
export type Exceptions = {
  /** Texts that are the same as in English. */
  identical: readonly string[];
  /** English phrases; in a language of another script, words in Latin letters. */
  words: readonly string[];
  /** Rules from which a message is an exception, by its key, each with the reason. */
  keys: Readonly<Record<string, Readonly<Partial<Record<MessageRule, string>>>>>;
};

type Criteria = { language: string; terms: readonly AgreedTerm[]; exceptions: Exceptions };

type Context = ReturnType<typeof contextOf>;

/** The criteria, with the words that may be in a text although they look English. */
function contextOf(criteria: Criteria) {
  const { language, terms, exceptions } = criteria;
  const isName = (form: string) => /^\p{Lu}.* /u.test(form);
  return {
    ...criteria,
    // Words that are exceptions, and terms as they were agreed: others hold nothing that looks English.
    keep: [...exceptions.words, ...terms.flatMap(({ translations }) => translations)].filter(
      (phrase) => /\p{Script=Latin}/u.test(phrase),
    ),
    // English names of agencies and laws, which languages in Latin letters need not set in brackets.
    names: isLatin(language) ? terms.flatMap(({ english }) => english.filter(isName)) : [],
    forms: termForms(terms),
  };
}

type MessageProblem = { key: string; rule: MessageRule; problem: string };

const isHeading = /title$/i;

function ownProblems(
  { key, text }: Leaf,
  english: readonly string[],
  { language, exceptions, keep, names }: Context,
): [MessageRule, string[]][] {
  if (exceptions.identical.includes(text.trim())) return [];
  if (isUntranslated(english, text, keep)) {
    const advice = `; a word that both languages have belongs to “identical” in messages/exceptions/${language}.json`;
    const isShort = text.trim().split(/\s+/).length <= 3;
    return [['untranslated', [`is the English text: “${text}”${isShort ? advice : ''}`]]];
  }
  const visible = visibleText(text);
  const foreign = foreignWords(visible, language, [...keep, ...names]);
  return [
    ['foreign-words', foreign.length === 0 ? [] : [`has English inside: ${foreign.join(', ')}`]],
    ['punctuation', punctuationProblems(visible, language)],
    ['register', wordingProblems(visible, language, isHeading.test(key))],
  ];
}

function problemsOf(key: string, problems: [MessageRule, string[]][]): MessageProblem[] {
  return problems.flatMap(([rule, lines]) => lines.map((problem) => ({ key, rule, problem })));
}

/** What is wrong with the texts of each key, by themselves and beside those of English. */
function allProblems(
  english: MessageTree,
  translation: MessageTree,
  criteria: Criteria,
): MessageProblem[] {
  const context = contextOf(criteria);
  const expected = byWholeKey(english);
  return [...byWholeKey(translation)].flatMap(([key, leaves]) => {
    const isOwn = ownKeys.test(key);
    const source = expected.get(key)?.map(({ text }) => text) ?? (isOwn ? [] : undefined);
    const isMalformed = leaves.some(({ text }) => syntaxProblems(text).length > 0);
    if (source === undefined || isMalformed) return [];
    const seen = source.map(visibleText);
    const visible = leaves.map(({ text }) => visibleText(text));
    // A list of another length is reported as such alone; what a language says of its own is compared with nothing.
    const isComparable = !isOwn && source.length === leaves.length;
    return [
      ...problemsOf(key, [
        ['figures', isComparable ? figureProblems(seen, visible, context.language) : []],
        ['terms', isComparable ? termProblems(seen, visible, context.forms) : []],
      ]),
      ...leaves.flatMap((leaf) => problemsOf(leaf.key, ownProblems(leaf, source, context))),
    ];
  });
}

function needlessExceptions(
  { identical, words, keys }: Exceptions,
  translation: MessageTree,
  problems: readonly MessageProblem[],
): string[] {
  const texts = leavesOf(translation).map(({ text }) => text);
  const unusedTexts = identical
    .filter((same) => texts.every((text) => text.trim() !== same))
    .map((text) => `exceptions.identical: “${text}” is no text of the language`);
  const unusedWords = words
    .filter((word) => texts.every((text) => !wholePhrase(word).test(text)))
    .map((word) => `exceptions.words: “${word}” stands nowhere`);
  const unusedKeys = Object.entries(keys).flatMap(([key, rules]) =>
    Object.keys(rules)
      .filter((rule) => problems.every((found) => found.key !== key || found.rule !== rule))
      .map((rule) => `exceptions.keys.${key}.${rule}: is not needed`),
  );
  return [...unusedTexts, ...unusedWords, ...unusedKeys];
}

/**
 * Compares a translation with the English texts: missing texts, the order of the keys, and the rules of
 * `lib/messages/rules/`. The trees are parallel and hold all texts of a language, so that unused exceptions
 * are found.
 * @returns lines `key: problem`, that of a rule with its name in brackets; keys that begin with `exceptions.`
 * are places in the criterion of that name
 */
export function checkTranslation(
  english: MessageTree,
  translation: MessageTree,
  criteria: Criteria,
): string[] {
  const problems = allProblems(english, translation, criteria);
  const { keys } = criteria.exceptions;
  const isException = ({ key, rule }: MessageProblem) => keys[key]?.[rule] !== undefined;
  return [
    ...compareWithEnglish(english, translation),
    ...keyOrderProblems(english, translation),
    ...problems
      .filter((each) => !isException(each))
      .map(({ key, rule, problem }) => `${key}: ${problem} [${rule}]`),
    ...needlessExceptions(criteria.exceptions, translation, problems),
  ];
}

import { syntaxProblems } from './icu';
import { isLatin } from './languages/rules-of';
import { figureProblems } from './rules/figures';
import { foreignWords, isUntranslated } from './rules/foreign-words';
import { compareWithEnglish, keyOrderProblems } from './rules/missing';
import { wholePhrase } from './rules/names';
import { punctuationProblems } from './rules/punctuation';
import { type AgreedTerm, termForms, termProblems } from './rules/terms';
import { visibleText } from './rules/visible-text';
import { wordingProblems } from './rules/wording';
import { byWholeKey, type Leaf, leavesOf, type MessageTree } from './tree';

/** The rules that can be waived for a message; missing texts cannot. */
export const waivableRules = [
  'figures',
  'untranslated',
  'foreign-words',
  'punctuation',
  'register',
  'terms',
] as const;

type MessageRule = (typeof waivableRules)[number];

/** The exceptions of a language from the rules (`messages/allowed/<locale>.json`). */
export type AllowedTexts = {
  /** Texts that are the same as in English. */
  identical: readonly string[];
  /** English phrases; in a language of another script, words in Latin letters. */
  words: readonly string[];
  /** Rules that a message need not keep, by its key, each with the reason. */
  keys: Readonly<Record<string, Readonly<Partial<Record<MessageRule, string>>>>>;
};

type Criteria = { language: string; terms: readonly AgreedTerm[]; allowed: AllowedTexts };

type Context = ReturnType<typeof contextOf>;

/** The criteria, with the words that are allowed although they look English. */
function contextOf(criteria: Criteria) {
  const { language, terms, allowed } = criteria;
  const isName = (form: string) => /^\p{Lu}.* /u.test(form);
  return {
    ...criteria,
    // Allowed words, and terms as they were agreed: others hold nothing that looks English.
    keep: [...allowed.words, ...terms.flatMap(({ translations }) => translations)].filter(
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
  { language, allowed, keep, names }: Context,
): [MessageRule, string[]][] {
  if (allowed.identical.includes(text.trim())) return [];
  if (isUntranslated(english, text, keep)) {
    const advice = `a word that both languages have belongs to “identical” in messages/allowed/${language}.json`;
    return [['untranslated', [`is the English text: “${text}”; ${advice}`]]];
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
    const source = expected.get(key)?.map(({ text }) => text);
    const isMalformed = leaves.some(({ text }) => syntaxProblems(text).length > 0);
    if (source === undefined || isMalformed) return [];
    const seen = source.map(visibleText);
    const visible = leaves.map(({ text }) => visibleText(text));
    // A list of another length is reported as such alone.
    const hasSameLength = source.length === leaves.length;
    return [
      ...problemsOf(key, [
        ['figures', hasSameLength ? figureProblems(seen, visible, context.language) : []],
        ['terms', hasSameLength ? termProblems(seen, visible, context.forms) : []],
      ]),
      ...leaves.flatMap((leaf) => problemsOf(leaf.key, ownProblems(leaf, source, context))),
    ];
  });
}

function needlessExceptions(
  { identical, words, keys }: AllowedTexts,
  translation: MessageTree,
  problems: readonly MessageProblem[],
): string[] {
  const texts = leavesOf(translation).map(({ text }) => text);
  const unusedTexts = identical
    .filter((allowed) => texts.every((text) => text.trim() !== allowed))
    .map((text) => `allowed.identical: “${text}” is no text of the language`);
  const unusedWords = words
    .filter((word) => texts.every((text) => !wholePhrase(word).test(text)))
    .map((word) => `allowed.words: “${word}” stands nowhere`);
  const unusedWaivers = Object.entries(keys).flatMap(([key, rules]) =>
    Object.keys(rules)
      .filter((rule) => problems.every((found) => found.key !== key || found.rule !== rule))
      .map((rule) => `allowed.keys.${key}.${rule}: waives nothing`),
  );
  return [...unusedTexts, ...unusedWords, ...unusedWaivers];
}

/**
 * Compares a translation with the English texts: missing texts, the order of the keys, and the rules of
 * `lib/messages/rules/`. The trees are parallel and hold all texts of a language, so that unused exceptions
 * are found.
 * @returns lines `key: problem`, that of a rule with its name in brackets; keys that begin with `allowed.`
 * are places in `allowed`
 */
export function checkTranslation(
  english: MessageTree,
  translation: MessageTree,
  criteria: Criteria,
): string[] {
  const problems = allProblems(english, translation, criteria);
  const { keys } = criteria.allowed;
  const isWaived = ({ key, rule }: MessageProblem) => keys[key]?.[rule] !== undefined;
  return [
    ...compareWithEnglish(english, translation),
    ...keyOrderProblems(english, translation),
    ...problems
      .filter((each) => !isWaived(each))
      .map(({ key, rule, problem }) => `${key}: ${problem} [${rule}]`),
    ...needlessExceptions(criteria.allowed, translation, problems),
  ];
}

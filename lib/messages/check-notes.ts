import { countWordsBySpaces } from '@/lib/text/words';
import { messageArguments, syntaxProblems } from './icu';
import { leavesOf, type MessageTree } from './tree';

/** Notes for translators by the keys that they are for: `common.values.numbers.*`. */
export type TranslatorNotes = Readonly<Record<string, string>>;

/** Up to this many words a message is ambiguous unless running text is beside it. */
const maxAmbiguousWords = 2;

/** Parts of a message that are no words: placeholders, arguments, tags, the mark of a required field. */
const notWords = /\[\[[^\]]*\]\]|\{[^{}]*\}|<[^<>]*>|\*/g;

/** The keys that a note is for, as a pattern: `*` in its key stands for one part, or for a place in a list. */
export function notePattern(pattern: string): RegExp {
  const parts = pattern.replaceAll('.', String.raw`\.`).replaceAll('*', '[^.]+');
  return new RegExp(`^${parts}$`);
}

/** The key of the object that holds a message, or the list of the message. */
function objectOf(key: string): string {
  return key.replace(/\.\d+$/, '').replace(/\.?[^.]*$/, '');
}

function argumentsIn(text: string): string[] {
  // What is no ICU message is found by `checkEnglish`.
  return syntaxProblems(text).length > 0 ? [] : messageArguments(text);
}

/** Notes for no message, and notes in another order than their messages. */
function misplacedNotes(
  keys: readonly string[],
  patterns: readonly (readonly [string, RegExp])[],
): string[] {
  const problems: string[] = [];
  let latest = 0;
  for (const [pattern, expected] of patterns) {
    const first = keys.findIndex((key) => expected.test(key));
    if (first < 0) problems.push(`${pattern}: matches no message`);
    else if (first < latest) problems.push(`${pattern}: must stand in the order of the messages`);
    else latest = first;
  }
  return problems;
}

/**
 * What is wrong with the notes for translators: a message that cannot be understood by itself (at most two
 * words and no running text beside them) has none, an argument or tag is not explained, a note matches no
 * message or stands out of their order.
 * @param isRunningText whether a message of this name is running text
 */
export function checkNotes(
  english: MessageTree,
  notes: TranslatorNotes,
  isRunningText: (name: string) => boolean,
): string[] {
  const leaves = leavesOf(english);
  const patterns = Object.keys(notes).map((pattern) => [pattern, notePattern(pattern)] as const);
  const running = leaves.filter(({ key, name }) => key.endsWith(`.${name}`) && isRunningText(name));
  const standsAlone = (key: string) =>
    running.every((other) => other.key === key || objectOf(other.key) !== objectOf(key));
  const missing = leaves.flatMap(({ key, text }) => {
    const matching = patterns.filter(([, expected]) => expected.test(key));
    const note = matching.map(([pattern]) => notes[pattern]).join(' ');
    const unexplained = [...new Set(argumentsIn(text))].filter((each) => !note.includes(each));
    if (unexplained.length > 0) {
      return [`${key}: needs a note that says what ${unexplained.join(', ')} is, with an example`];
    }
    const isShort = countWordsBySpaces(text.replace(notWords, ' ')) <= maxAmbiguousWords;
    return isShort && standsAlone(key) && matching.length === 0
      ? [`${key}: needs a note: “${text}” does not say where it stands and what it means`]
      : [];
  });
  const keys = leaves.map(({ key }) => key);
  return [...missing, ...misplacedNotes(keys, patterns)];
}

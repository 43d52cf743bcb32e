import { z } from 'zod';
import { readJson, text } from '@/lib/errors/read-json';
import { checkNotes } from '@/lib/messages/check-notes';
import { defaultLocale } from './locales';
import { namespaces, readMessageFile } from './message-files';
import { kindOfText } from './running-text';

/**
 * What translators have to know of a message and cannot see from it. Beside the folders of the
 * languages, because it belongs to none; read by the check only, so that no page holds it.
 */
const file = 'messages/notes.json';

const pattern = z
  .string()
  .regex(
    /^(?:[\w-]+|\*)(?:\.(?:[\w-]+|\*))+$/,
    'must be a key of a message, a part of it may be *',
  );

/**
 * What the notes for translators lack, a line for each problem with the file and the key.
 * @throws Error naming the file, and each key that is no key or has no note
 */
export function translatorNoteProblems(): string[] {
  const english = Object.fromEntries(
    namespaces.map((namespace) => [namespace, readMessageFile(defaultLocale, namespace)]),
  );
  const notes = readJson(file, 'note', z.record(pattern, text));
  const isRunningText = (name: string) => kindOfText(name, name) === 'running';
  return checkNotes(english, notes, isRunningText).map((problem) => `${file}: ${problem}`);
}

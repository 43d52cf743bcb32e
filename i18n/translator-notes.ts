import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { parseJson } from '@/lib/errors/parse-json';
import { badSource, zodProblems } from '@/lib/errors/zod-problems';
import { checkNotes, type TranslatorNotes } from '@/lib/messages/check-notes';
import { defaultLocale } from './locales';
import { namespaces, readMessageFile } from './message-files';
import { kindOfText } from './running-text';
import { text } from './schemas/parts';

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

const schema = z.record(pattern, text);

/** @throws Error naming the file when it is missing or not valid JSON, and each key at fault */
function readNotes(): TranslatorNotes {
  const absolute = path.join(process.cwd(), file);
  if (!existsSync(absolute)) throw new Error(`${file}: the file is missing`);
  const parsed = schema.safeParse(parseJson(readFileSync(absolute, 'utf8'), file));
  if (parsed.success) return parsed.data;
  throw badSource(file, 'note', zodProblems(parsed.error));
}

/**
 * What the notes for translators lack, a line for each problem with the file and the key.
 * @throws Error naming the file, and each key that is no key or has no note
 */
export function translatorNoteProblems(): string[] {
  const english = Object.fromEntries(
    namespaces.map((namespace) => [namespace, readMessageFile(defaultLocale, namespace) ?? {}]),
  );
  const isRunningText = (name: string) => kindOfText(name, name) === 'running';
  return checkNotes(english, readNotes(), isRunningText).map((problem) => `${file}: ${problem}`);
}

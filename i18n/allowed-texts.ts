import { existsSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { readJson, text } from '@/lib/errors/read-json';
import { type AllowedTexts, waivableRules } from '@/lib/messages/check-translation';
import type { Locale } from './locales';

const schema = z.strictObject({
  identical: z.array(text).default([]),
  words: z.array(text).default([]),
  keys: z.record(z.string(), z.partialRecord(z.enum(waivableRules), text)).default({}),
});

/** Path of the file with what a translation may do against the rules, as error messages name it. */
export function allowedTextsFile(locale: Locale): string {
  return `messages/allowed/${locale}.json`;
}

/**
 * What the translation into a language may do against the rules of `lib/messages/rules/`. Nothing where
 * it has no such file. Read by the check only, so that no page holds it.
 * @throws Error naming the file when it is not valid JSON, and each field at fault
 */
export function readAllowedTexts(locale: Locale): AllowedTexts {
  const file = allowedTextsFile(locale);
  const exists = existsSync(path.join(process.cwd(), file));
  return exists ? readJson(file, 'exception', schema) : schema.parse({});
}

import { createHash } from 'node:crypto';

/**
 * From which English text each translation was made, by hash: for a key one hash that holds for all
 * languages, or one for each. Texts of a document have keys such as `articles/cash-flow-optimization.title`.
 */
export type TranslationLock = Readonly<Record<string, string | Readonly<Record<string, string>>>>;

/** All texts of a kind by key: English ones, or those of one language. */
export type TextsByKey = ReadonlyMap<string, string>;

/** What the lock says of a translation that is not as the English text is now. */
type LockFinding = { locale: string; key: string };

type LockState = {
  /** The English text has changed since: the translation is shown and has to be looked at. */
  stale: LockFinding[];
  /** Translations of which the lock knows nothing. */
  unrecorded: LockFinding[];
  /** What the lock remembers of texts that are gone. */
  orphans: LockFinding[];
};

/** Eight hexadecimal digits that change with the text. */
export function hashOfText(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 8);
}

function recorded(lock: TranslationLock, key: string, locale: string): string | undefined {
  const entry = lock[key];
  return typeof entry === 'string' ? entry : entry?.[locale];
}

/**
 * Compares translations with the lock.
 * @param english all English texts
 * @param translated the keys of the texts that each language has
 */
export function lockState(
  lock: TranslationLock,
  english: TextsByKey,
  translated: ReadonlyMap<string, ReadonlySet<string>>,
): LockState {
  const state: LockState = { stale: [], unrecorded: [], orphans: [] };
  for (const [locale, keys] of translated) {
    for (const key of keys) {
      const text = english.get(key);
      const hash = recorded(lock, key, locale);
      if (text === undefined) continue;
      if (hash === undefined) state.unrecorded.push({ locale, key });
      else if (hash !== hashOfText(text)) state.stale.push({ locale, key });
    }
  }
  for (const [key, entry] of Object.entries(lock)) {
    const locales = typeof entry === 'string' ? [...translated.keys()] : Object.keys(entry);
    const users = locales.filter((locale) => translated.get(locale)?.has(key));
    const gone = typeof entry === 'string' ? users.length === 0 : users.length < locales.length;
    if (gone) {
      const locale = locales.find((each) => !users.includes(each)) ?? '';
      state.orphans.push({ locale, key });
    }
  }
  return state;
}

/**
 * The lock after a review: what is accepted was made from the English text as it is now, everything else
 * stays as it was, and what is gone is forgotten. Sorted by key.
 * @param isAccepted whether the translation of a key in a language was reviewed
 */
export function acceptedLock(
  lock: TranslationLock,
  english: TextsByKey,
  translated: ReadonlyMap<string, ReadonlySet<string>>,
  isAccepted: (key: string, locale: string) => boolean,
): TranslationLock {
  const next: Record<string, string | Record<string, string>> = {};
  for (const key of [...english.keys()].sort()) {
    const hashes: Record<string, string> = {};
    const users = [...translated].flatMap(([locale, keys]) => (keys.has(key) ? [locale] : []));
    for (const locale of users) {
      const hash = isAccepted(key, locale)
        ? hashOfText(english.get(key) ?? '')
        : recorded(lock, key, locale);
      if (hash !== undefined) hashes[locale] = hash;
    }
    const different = new Set(Object.values(hashes));
    const [only] = different;
    const isCommon = different.size === 1 && Object.keys(hashes).length === translated.size;
    if (isCommon && only !== undefined) next[key] = only;
    else if (different.size > 0) next[key] = hashes;
  }
  return next;
}

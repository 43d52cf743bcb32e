/** Key in session storage, of a hash of the inquiry that was last sent from this tab and its idempotency key. */
const storageKey = 'inquiry';

/** A random UUID; `crypto.randomUUID` exists in secure contexts only. */
function randomUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5');
}

/**
 * A hash that tells texts apart, so that no words are stored. FNV-1a over UTF-16 code units, and once more with other
 * constants (those of MurmurHash): 64 bits together.
 */
function hashOf(text: string): string {
  let [one, other] = [0x811c9dc5, 0x9747b28c];
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    one = Math.imul(one ^ unit, 0x01000193);
    other = Math.imul(other ^ unit, 0x85ebca6b);
  }
  return `${text.length}:${one}:${other}`;
}

/** The idempotency key of an inquiry: the same for the same words in this tab, also after a reload. */
export function idempotencyKeyOf(form: string, fields: Readonly<Record<string, string>>): string {
  const hash = hashOf(JSON.stringify([form, fields]));
  const key = randomUuid();
  try {
    const [lastHash, lastKey] = sessionStorage.getItem(storageKey)?.split(' ') ?? [];
    if (lastHash === hash && lastKey !== undefined) return lastKey;
    sessionStorage.setItem(storageKey, `${hash} ${key}`);
  } catch {
    // Where storage is blocked, each attempt has a key of its own.
  }
  return key;
}

/** Forgets the key: whoever sends the same words again means a second inquiry. */
export function forgetIdempotencyKey(): void {
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // Nothing was stored.
  }
}

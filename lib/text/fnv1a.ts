/** 64-bit FNV-1a, two halves at a time: numbers hold 53 bits (draft-eastlake-fnv, the FNV hash algorithm). */
const offset = { high: 0xcbf29ce4, low: 0x84222325 };

/** The prime is 2⁴⁰ and this. */
const prime = 0x1b3;

/**
 * Hash of a text by its bytes in UTF-8, the same everywhere. It tells texts apart, and keeps no secret.
 * @returns its two halves, 32 bits each
 */
export function fnv1a(text: string): { high: number; low: number } {
  let { high, low } = offset;
  const add = (byte: number) => {
    const product = ((low ^ byte) >>> 0) * prime;
    high = (Math.imul(high, prime) + Math.floor(product / 2 ** 32) + ((low ^ byte) << 8)) >>> 0;
    low = product >>> 0;
  };
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    if (code < 0x80) add(code);
    else {
      if (code < 0x800) add(0xc0 | (code >> 6));
      else {
        if (code < 0x10000) add(0xe0 | (code >> 12));
        else {
          add(0xf0 | (code >> 18));
          add(0x80 | ((code >> 12) & 0x3f));
        }
        add(0x80 | ((code >> 6) & 0x3f));
      }
      add(0x80 | (code & 0x3f));
    }
  }
  return { high, low };
}

import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** How long a token is valid, in milliseconds. */
const lifetime = 12 * 60 * 60 * 1000;

/** For how many inquiries a token is valid. */
const maxUses = 5;

/** How many tokens are remembered; the uses of a forgotten one are counted anew. */
const maxRemembered = 10_000;

/** Tokens that a page's script fetches before it sends: whoever has one has at least run that script. */
export type Tokens = ReturnType<typeof createTokens>;

/** Makes tokens and checks them; counts uses in memory. @param secret processes that share it take each other's */
export function createTokens({ secret, now }: { secret: string; now: () => number }) {
  /** Number of uses by token, in the order of the first use. */
  const usesByToken = new Map<string, number>();

  function signature(payload: string): Buffer {
    return createHmac('sha256', secret).update(payload).digest();
  }

  return {
    /** A new token: when it was made, a random part, and a signature of both. */
    issue(): string {
      const payload = `${now().toString(36)}.${randomBytes(12).toString('base64url')}`;
      return `${payload}.${signature(payload).toString('base64url')}`;
    },
    /** Uses a token. @returns whether it is one of ours, is not too old, and has a use left */
    use(token: string): boolean {
      // Its length is bounded, so that no time goes into hashing what cannot be a token.
      const [, payload = '', issued = '', signed = ''] =
        /^(([\da-z]{1,11})\.[\w-]{16})\.([\w-]{43})$/.exec(token) ?? [];
      const given = Buffer.from(signed, 'base64url');
      if (given.length !== 32 || !timingSafeEqual(given, signature(payload))) return false;
      const age = now() - Number.parseInt(issued, 36);
      const count = usesByToken.get(payload) ?? 0;
      if (age < 0 || age > lifetime || count >= maxUses) return false;
      const [oldest] = usesByToken.keys();
      if (usesByToken.size >= maxRemembered && oldest !== undefined) usesByToken.delete(oldest);
      usesByToken.set(payload, count + 1);
      return true;
    },
  };
}

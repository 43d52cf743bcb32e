/** What a form sends, as JSON. */
export type OutgoingInquiry = {
  /** The idempotency key: the same at each attempt, so that the service stores it once. */
  id: string;
  form: string;
  /** Code of the language. */
  locale: string;
  /** From `fetchToken`; without one, the limits of the service are lower. */
  token?: string | undefined;
  /** The fields by name, texts as they were typed. */
  fields: Readonly<Record<string, string>>;
};

/** Why an inquiry was not taken: there is no connection, the service does not take it now, or never will. */
export type Failure = 'offline' | 'unavailable' | 'refused';

/** How long the service may take to answer, in milliseconds; a visitor who sends waits for the token as well. */
const [timeLimit, tokenTimeLimit] = [20_000, 3000];

/** A text of an answer of the service, by its name; undefined where the answer has none. */
function textOf(answer: unknown, name: string): string | undefined {
  const value: unknown = Object(answer)[name];
  return typeof value === 'string' ? value : undefined;
}

/** Sends an inquiry to the service at `url`. @returns the receipt once the service has stored the inquiry, or why it has not */
export async function sendInquiry(
  url: string,
  { fields, ...inquiry }: OutgoingInquiry,
): Promise<{ receipt: string } | { failure: Failure }> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...fields, ...inquiry }),
      credentials: 'omit',
      signal: AbortSignal.timeout(timeLimit),
    });
    const receipt = response.ok ? textOf(await response.json(), 'receipt') : undefined;
    if (receipt !== undefined) return { receipt };
    const isFinal = response.status >= 400 && response.status < 500 && response.status !== 429;
    return { failure: isFinal ? 'refused' : 'unavailable' };
  } catch {
    return { failure: navigator.onLine ? 'unavailable' : 'offline' };
  }
}

/** Fetches a token of the service; undefined where there is none now. Inquiries are taken without one, too. */
export async function fetchToken(url: string): Promise<string | undefined> {
  try {
    const signal = AbortSignal.timeout(tokenTimeLimit);
    const response = await fetch(`${url}/token`, { credentials: 'omit', signal });
    return textOf(await response.json(), 'token');
  } catch {
    return undefined;
  }
}

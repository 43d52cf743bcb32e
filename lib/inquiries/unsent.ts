import { createStore, del, entries, set } from 'idb-keyval';
import { type OutgoingInquiry, sendInquiry } from './send-inquiry';

/** An inquiry that is kept in the browser until it can be sent, with what the page then says. */
export type UnsentInquiry = {
  url: string;
  inquiry: OutgoingInquiry;
  /** Milliseconds since 1970. */
  keptAt: number;
  /** Notice once it is sent, in the language of the visitor; `text` has the placeholder `{receipt}`. */
  notice: { title: string; text: string };
};

/** How long an inquiry is kept, in milliseconds: seven days. */
const maxAge = 7 * 24 * 60 * 60 * 1000;

/** Item of local storage that exists while there is something to send: reading it costs a page next to nothing. */
export const unsentFlag = 'unsent-inquiries';

const store = () => createStore('inquiries', 'unsent');

/** Runs work while no other page of the site does: what is kept is sent once, and none is overlooked. */
async function runExclusively(work: () => Promise<void>): Promise<void> {
  // Without locks, the service still stores an inquiry once, by its idempotency key.
  if (navigator.locks === undefined) await work();
  else await navigator.locks.request(unsentFlag, work);
}

/** Keeps an inquiry. @throws where the browser stores nothing; then nothing is kept */
export function keepUnsent(unsent: UnsentInquiry): Promise<void> {
  return runExclusively(async () => {
    // First, as it may fail: without it, nobody would look for the inquiry.
    localStorage.setItem(unsentFlag, '1');
    await set(unsent.inquiry.id, unsent, store());
  });
}

/**
 * Sends what is kept, each once though several pages may be open. What is sent, or too old, is removed.
 * @param onSent called with each inquiry that has arrived, and its receipt
 */
export async function sendUnsent(onSent: (unsent: UnsentInquiry, receipt: string) => void) {
  await runExclusively(async () => {
    let isEmpty = true;
    for (const [id, unsent] of await entries<string, UnsentInquiry>(store())) {
      const isOld = Date.now() - unsent.keptAt > maxAge;
      const result = isOld ? undefined : await sendInquiry(unsent.url, unsent.inquiry);
      if (result !== undefined && 'failure' in result) {
        isEmpty = false;
        continue;
      }
      await del(id, store());
      if (result !== undefined) onSent(unsent, result.receipt);
    }
    if (isEmpty) localStorage.removeItem(unsentFlag);
  });
}

import type { FormId } from '@/content/forms';
import type { Locale } from '@/i18n/locales';

/** What a visitor has sent: the fields of a form by name, as typed; fields that were left empty are not there. */
export type Inquiry = {
  form: FormId;
  locale: Locale;
  fields: Readonly<Record<string, string>>;
};

/** Held inquiries look like spam: they are not delivered until somebody releases them. */
export type InquiryStatus = 'accepted' | 'held';

/** An inquiry as it is stored. */
export type StoredInquiry = Inquiry & {
  /** `H-` and ten characters of Crockford's base 32. */
  receipt: string;
  /** Milliseconds since 1970. */
  receivedAt: number;
  status: InquiryStatus;
  /** Why it is held, as names of rules (`trap`, `links`, `repetition`, `flood`). */
  reasons: readonly string[];
};

export type ChannelName = 'smtp' | 'webhook';

export type DeliveryState = 'queued' | 'delivered' | 'failed';

/** The delivery of an inquiry through a channel, a row of the outbox. */
export type Delivery = {
  receipt: string;
  channel: ChannelName;
  state: DeliveryState;
  attempts: number;
  /** Milliseconds since 1970, of the next attempt. */
  nextAt: number;
  /** What the last attempt failed of, without personal data. */
  lastError: string | undefined;
};

/** An inquiry with its rows of the outbox. */
export type ListedInquiry = StoredInquiry & { deliveries: readonly Delivery[] };

/** Delivers an inquiry; rejects when it did not arrive for certain. Called again with the same receipt after a crash. */
export type Channel = {
  name: ChannelName;
  deliver: (inquiry: StoredInquiry, signal: AbortSignal) => Promise<void>;
  /** Tells the firm of held inquiries; where a channel cannot, it has none. */
  notify?: (notice: HeldNotice) => Promise<void>;
};

/** What is held in all, and the newest receipts of it, the oldest first. */
type Held = { count: number; receipts: readonly string[] };

/** Held inquiries, on a day of the firm (`2026-11-25`): as each day, or as a flood has begun. */
export type HeldNotice = Held & { day: string; occasion: 'daily' | 'flood' };

/** Writes a line of the log: no personal data. */
export type Log = (event: string, data?: Readonly<Record<string, string | number>>) => void;

/** What the store offers to the outbox and to the command line (`inquiries/store.ts`). */
export type Store = {
  /**
   * The receipt under which an inquiry is there already: with its id and its words, or, without a usable id, an
   * accepted one with its words within 24 hours.
   */
  findSame: (inquiry: Inquiry & { id: string | undefined }) => Promise<string | undefined>;
  /**
   * Stores an inquiry and queues its deliveries, unless it is held; durable when it resolves. One that is there
   * already (`findSame`) is not stored again.
   */
  add: (
    inquiry: Inquiry & { id: string | undefined; reasons: readonly string[] },
  ) => Promise<{ receipt: string; isNew: boolean }>;
  get: (receipt: string) => Promise<StoredInquiry | undefined>;
  getListed: (receipt: string) => Promise<ListedInquiry | undefined>;
  /** The newest first. */
  list: () => Promise<ListedInquiry[]>;
  /** Takes due deliveries for `leaseMs`; no other process gets them before. */
  lease: (limit: number, leaseMs: number) => Promise<(Delivery & { inquiry: StoredInquiry })[]>;
  /** Ends a lease: delivered. */
  delivered: (receipt: string, channel: ChannelName) => Promise<void>;
  /** Ends a lease: tried in vain; `nextAt` undefined means that it is given up. */
  failed: (
    receipt: string,
    channel: ChannelName,
    error: string,
    nextAt: number | undefined,
  ) => Promise<void>;
  /** When the next delivery is due, in milliseconds since 1970; undefined where none is queued. */
  nextDue: () => Promise<number | undefined>;
  /** Queues deliveries again, whatever their state. @returns whether there is such an inquiry */
  redeliver: (receipt: string) => Promise<boolean>;
  /** Queues a held inquiry. @returns whether it was held */
  release: (receipt: string) => Promise<boolean>;
  /** Deletes by receipt or e-mail address. @returns how many */
  remove: (receiptOrEmail: string) => Promise<number>;
  /** Deletes what was received before a time and has been delivered or is held. @returns how many */
  prune: (before: number) => Promise<number>;
  /** @param limit of the receipts, not of the count */
  held: (limit: number) => Promise<Held>;
  health: () => Promise<{
    writable: boolean;
    /** Milliseconds since 1970. */
    oldestUndelivered: number | undefined;
    failed: string[];
    held: number;
  }>;
  /** A value that all processes share; made by the first that asks. */
  setting: (name: string, make: () => string) => Promise<string>;
  /** Sets a value only if it still is the one expected. @returns whether it was: one process wins */
  replaceSetting: (name: string, expected: string, value: string) => Promise<boolean>;
  close: () => void;
};

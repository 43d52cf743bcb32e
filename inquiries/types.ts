import type { FormId } from '@/content/forms';
import type { Locale } from '@/i18n/locales';

/** What a visitor has sent: the fields of a form by name, normalized (`validate.ts`), without the empty ones. */
export type Inquiry = {
  form: FormId;
  locale: Locale;
  fields: Readonly<Record<string, string>>;
};

/** An inquiry as it is submitted. */
export type SubmittedInquiry = Inquiry & {
  /** UUID that the client keeps across its attempts; undefined where the browser sends the form itself. */
  idempotencyKey: string | undefined;
};

/** A held inquiry looks like spam or came in a flood: it is not delivered until somebody releases it. */
export type InquiryStatus = 'accepted' | 'held';

/** An inquiry as it is stored. */
export type StoredInquiry = Inquiry & {
  /** `H-` and ten characters of Crockford's base 32. */
  receipt: string;
  /** Milliseconds since 1970. */
  receivedAt: number;
  status: InquiryStatus;
  /** Why it was held, as names of rules (`honeypot`, `links`, `repetition`, `flood`); they stay after its release. */
  reasons: readonly string[];
};

export type ChannelName = 'smtp' | 'webhook';

export type DeliveryState = 'queued' | 'delivered' | 'failed';

/** The delivery of an inquiry through a channel: a row of the outbox. */
export type Delivery = {
  receipt: string;
  channel: ChannelName;
  state: DeliveryState;
  attempts: number;
  /** When a queued one is due next, in milliseconds since 1970; while it is leased, the end of the lease. */
  nextAt: number;
  /** Why the last attempt failed, without personal data. */
  lastError: string | undefined;
};

export type InquiryWithDeliveries = StoredInquiry & { deliveries: readonly Delivery[] };

export type Channel = {
  name: ChannelName;
  /**
   * Delivers an inquiry at least once: resolves only when it has certainly arrived, and rejects otherwise. May be
   * called again with the same receipt (after a crash, or an ended lease).
   */
  deliver: (inquiry: StoredInquiry, signal: AbortSignal) => Promise<void>;
  /** Notifies the firm of held inquiries; a channel that cannot has no such method. */
  notify?: (notice: HeldNotice) => Promise<void>;
};

/** How many inquiries are held, and the receipts of the newest of them, the oldest of these first. */
type HeldInquiries = { count: number; receipts: readonly string[] };

/**
 * A notice of held inquiries, for a day in Manila (`2026-11-25`): the daily one, or the one sent when a flood
 * begins.
 */
export type HeldNotice = HeldInquiries & { day: string; occasion: 'daily' | 'flood' };

export type StoreHealth = {
  writable: boolean;
  /** When the oldest undelivered inquiry was received, in milliseconds since 1970. */
  oldestUndeliveredAt: number | undefined;
  /** Receipts with a delivery that was given up. */
  failedReceipts: readonly string[];
  heldCount: number;
};

/** Writes a line of the log: no personal data. */
export type Log = (event: string, data?: Readonly<Record<string, string | number>>) => void;

/** The store (`inquiries/store.ts`), as the HTTP service, the outbox and the command line use it. */
export type Store = {
  /**
   * The receipt of the same inquiry, where it is stored already: one with its idempotency key and its words, or,
   * without a key or with one that other words already have, an accepted one with its words within 24 hours.
   */
  findSame: (inquiry: SubmittedInquiry) => Promise<string | undefined>;
  /**
   * Stores an inquiry and queues its deliveries; with reasons it is held instead. It is on disk when this resolves.
   * One that is stored already (`findSame`) is not stored again.
   */
  add: (
    inquiry: SubmittedInquiry & { reasons: readonly string[] },
  ) => Promise<{ receipt: string; isNew: boolean }>;
  get: (receipt: string) => Promise<StoredInquiry | undefined>;
  getWithDeliveries: (receipt: string) => Promise<InquiryWithDeliveries | undefined>;
  /** All inquiries, the newest first. */
  list: () => Promise<InquiryWithDeliveries[]>;
  /** Takes due deliveries, `limit` at most, for `leaseMs`; no other process gets them before. */
  lease: (limit: number, leaseMs: number) => Promise<(Delivery & { inquiry: StoredInquiry })[]>;
  /** Records that a delivery has arrived, which ends its lease. */
  markDelivered: (receipt: string, channel: ChannelName) => Promise<void>;
  /** Records a failed attempt, which ends the lease; `nextAt` undefined means that the delivery is given up. */
  recordFailure: (
    receipt: string,
    channel: ChannelName,
    error: string,
    nextAt: number | undefined,
  ) => Promise<void>;
  /** When the next delivery is due, in milliseconds since 1970; undefined where none is queued. */
  nextDue: () => Promise<number | undefined>;
  /**
   * Queues the deliveries of an inquiry anew for each channel, whatever their state; one that is held is released
   * by it. @returns whether there is such an inquiry
   */
  redeliver: (receipt: string) => Promise<boolean>;
  /** Releases a held inquiry and queues its deliveries. @returns whether it was held */
  release: (receipt: string) => Promise<boolean>;
  /** Deletes by receipt or e-mail address. @returns how many */
  remove: (receiptOrEmail: string) => Promise<number>;
  /**
   * Deletes what was received before a time (milliseconds since 1970) and has no undelivered delivery: what is
   * delivered, what is held, and, where no channel is configured, everything. @returns how many
   */
  prune: (before: number) => Promise<number>;
  /** @param limit of the receipts, not of the count */
  getHeld: (limit: number) => Promise<HeldInquiries>;
  /** Writes to the disk, as only that shows whether it can. */
  checkHealth: () => Promise<StoreHealth>;
  /** A value that all processes share; where there is none, that of `make` is stored. */
  getOrCreateSetting: (name: string, make: () => string) => Promise<string>;
  /** Replaces a value only if it still is the one expected (compare-and-swap). @returns whether it was */
  replaceSetting: (name: string, expected: string, value: string) => Promise<boolean>;
  close: () => void;
};

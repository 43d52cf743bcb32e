import type { z } from 'zod';
import type { FormId } from '@/content/forms';
import type { Locale } from '@/i18n/locales';
import type { deliveryRow, inquiryRow } from './rows';

/** What a visitor has sent: the non-empty fields of a form by name, normalized (`validate.ts`). */
export type Inquiry = {
  form: FormId;
  locale: Locale;
  fields: Readonly<Record<string, string>>;
};

/** An inquiry as the service receives it. */
export type SubmittedInquiry = Inquiry & {
  /** UUID that the client sends again with each retry; undefined where the browser submits the form without a script. */
  idempotencyKey: string | undefined;
};

/** An inquiry as the store returns it: a row of the table `inquiries`. */
export type StoredInquiry = z.infer<typeof inquiryRow>;

/** Whether an inquiry is delivered or held. */
export type InquiryStatus = StoredInquiry['status'];

/** The delivery of an inquiry through one channel: a row of the table `deliveries`. */
export type Delivery = z.infer<typeof deliveryRow>;

export type ChannelName = Delivery['channel'];

/** Whether a delivery is due, done or given up. */
export type DeliveryState = Delivery['state'];

/** A stored inquiry with its delivery through each channel. */
export type InquiryWithDeliveries = StoredInquiry & { deliveries: readonly Delivery[] };

/** A way to bring inquiries to the firm: e-mail or a webhook. */
export type Channel = {
  name: ChannelName;
  /**
   * Delivers an inquiry: resolves only when it has certainly arrived, and rejects otherwise. May be called again with the
   * same inquiry, after a crash or an expired lease.
   * @param signal aborted when the delivery takes too long
   */
  deliver: (inquiry: StoredInquiry, signal: AbortSignal) => Promise<void>;
  /** Notifies the firm of held inquiries; absent where the channel cannot. */
  notify?: (notice: HeldNotice) => Promise<void>;
};

/** How many inquiries are held, and the receipts of the newest of them, the oldest first. */
export type HeldInquiries = { count: number; receipts: string[] };

/**
 * A notice of held inquiries, for a day in Manila (`2026-11-25`): the daily one, or the one sent when a flood
 * begins.
 */
export type HeldNotice = HeldInquiries & {
  day: string;
  occasion: 'daily' | 'flood';
};

/** The state of the store, for the command line and for monitors that have the token. */
export type HealthReport = {
  writable: boolean;
  /** Null where nothing is undelivered. */
  oldestUndeliveredSeconds: number | null;
  /** How many inquiries have a delivery that was given up. */
  failed: number;
  failedReceipts: readonly string[];
  /** How many inquiries are held. */
  held: number;
};

/** Writes a line to the log; it must not hold personal data. */
export type Log = (event: string, data?: Readonly<Record<string, string | number>>) => void;

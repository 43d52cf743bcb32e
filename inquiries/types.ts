import type { z } from 'zod';
import type { FormId } from '@/content/forms';
import type { Locale } from '@/i18n/locales';
import type { deliveryRow, inquiryRow } from './rows';

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

/** An inquiry as it is stored. */
export type StoredInquiry = z.infer<typeof inquiryRow>;

export type InquiryStatus = StoredInquiry['status'];

/** The delivery of an inquiry through a channel: a row of the outbox. */
export type Delivery = z.infer<typeof deliveryRow>;

export type ChannelName = Delivery['channel'];

export type DeliveryState = Delivery['state'];

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

/** What the store says of itself, for monitors with the token and for the command line. */
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

/** Writes a line of the log: no personal data. */
export type Log = (event: string, data?: Readonly<Record<string, string | number>>) => void;

import { forms } from '@/content/forms';
import type { InquiryWithDeliveries } from './types';

/** The names of the fields of all forms, each once. */
const fieldNames = [
  ...new Set(Object.values(forms).flatMap(({ fields }) => fields.map(({ name }) => name))),
];

/**
 * A cell as RFC 4180 writes it. Spreadsheets run a cell that begins with one of these characters as a formula
 * (OWASP, CSV injection): an apostrophe makes it a text. Some take other separators than the comma, which may then
 * begin a cell within this one.
 */
function cell(value: string): string {
  const text = value.replace(/(?<=^|[;\t\r\n])(?=[=+\-@\t\r＝＋－＠])/g, "'");
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * Inquiries as a table for spreadsheets: RFC 4180, UTF-8 with a byte order mark, by which Excel knows the
 * encoding. Times are of UTC (ISO 8601); deliveries are `channel state`, separated by semicolons.
 */
export function inquiriesCsv(inquiries: readonly InquiryWithDeliveries[]): string {
  const head = ['receipt', 'received', 'form', 'locale', 'status', 'reasons', 'deliveries'];
  const rows = inquiries.map((inquiry) => [
    inquiry.receipt,
    new Date(inquiry.receivedAt).toISOString(),
    inquiry.form,
    inquiry.locale,
    inquiry.status,
    inquiry.reasons.join('; '),
    inquiry.deliveries.map(({ channel, state }) => `${channel} ${state}`).join('; '),
    ...fieldNames.map((name) => inquiry.fields[name] ?? ''),
  ]);
  const lines = [[...head, ...fieldNames], ...rows].map((row) => row.map(cell).join(','));
  return `\ufeff${lines.map((line) => `${line}\r\n`).join('')}`;
}

import { deliver } from './deliver';

/** The form that a lead comes from. */
export type LeadForm = 'home' | 'contact' | 'expert' | 'consultation';

/** What a visitor sent: the form and its fields by name, texts as they were typed. */
export type Lead = { form: LeadForm; fields: Readonly<Record<string, string>> };

/**
 * Takes a lead and delivers it. The one place through which every form goes.
 * @throws Error when the lead cannot be taken: the form keeps every field
 */
export async function sendLead(lead: Lead): Promise<void> {
  if (!navigator.onLine) throw new Error('The browser is offline: a lead cannot be sent.');
  await deliver?.(lead);
}

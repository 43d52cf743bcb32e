import { deliver, type Lead } from './deliver';

/**
 * Takes a lead and delivers it. The one place through which every form goes.
 * @throws Error when the lead cannot be taken: the form keeps every field
 */
export async function sendLead(lead: Lead): Promise<void> {
  if (!navigator.onLine) throw new Error('The browser is offline: a lead cannot be sent.');
  await deliver?.(lead);
}

/** The form that a lead comes from. */
export type LeadForm = 'home' | 'contact' | 'expert' | 'consultation';

/** What a visitor sent: the form and its fields by name, texts as they were typed. */
export type Lead = { form: LeadForm; fields: Readonly<Record<string, string>> };

/**
 * Where leads are delivered. Undefined: nothing is sent, the build warns and
 * `npm run check:launch` fails.
 */
export const leadDelivery: string | undefined = undefined;

/**
 * Takes a lead. The one place through which every form goes, so that delivery is added here.
 * @throws Error when the lead cannot be taken: the form keeps every field
 */
export async function sendLead(_lead: Lead): Promise<void> {
  if (!navigator.onLine) throw new Error('The browser is offline: a lead cannot be sent.');
}

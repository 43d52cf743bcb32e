/** The form that a lead comes from. */
export type FormId = 'home' | 'contact' | 'expert' | 'consultation';

/** What a visitor sent: the form and its fields by name, texts as they were typed. */
export type Lead = { form: FormId; fields: Readonly<Record<string, string>> };

/**
 * Sends a lead to the firm; the form shows a failure when it rejects. While it is undefined, forms confirm
 * entries but send nothing; the build warns, and `npm run check:launch` fails.
 */
export const deliver: ((lead: Lead) => Promise<void>) | undefined = undefined;

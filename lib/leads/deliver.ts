import type { Lead } from './lead';

/**
 * Brings a lead to the firm; what it rejects with is a failure that the visitor is told of. Undefined:
 * forms confirm what they were given and nothing is sent; the build warns, `npm run check:launch` fails.
 */
export const deliver: ((lead: Lead) => Promise<void>) | undefined = undefined;

/**
 * The domain, such as `example.com`, of which the firm has confirmed that every subdomain, mail and other
 * services included, answers over https and will do so for years: `deploy/headers.mjs` promises it to
 * browsers. Empty until then; `npm run check:launch` asks for it.
 */
export const httpsConfirmedFor: string = '';

/** Path of the service that takes inquiries, where it has the origin of the site. For hosts too, so no TypeScript. */
export const inquiriesPath = '/api/inquiries';

// For hosts too, so no TypeScript.

/** Path of the service that takes inquiries, where it has the origin of the site. */
export const inquiriesPath = '/api/inquiries';

/** Whether a URL path, with or without query, is `inquiriesPath` or below it. @param {string} url */
export function isInquiriesPath(url) {
  return new RegExp(`^${inquiriesPath}(?:[/?]|$)`).test(url);
}

/**
 * Path without locale prefix of the file with the advice of each rule, which the audits load on demand.
 */
export const advicePath = '/audit-advice.json';

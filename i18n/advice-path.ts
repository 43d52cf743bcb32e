/**
 * Path without locale prefix of a file that the audits load when it is asked for: why the faults of each
 * rule matter, and how they are mended.
 */
export const advicePath = '/audit-advice.json';

/** Path of the file with the advice on each audit rule, without locale prefix: the audits load it on demand. */
export const advicePath = '/audit-advice.json';

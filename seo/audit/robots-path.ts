/** The one address at which crawlers look for their rules (RFC 9309). */
export const robotsPath = '/robots.txt';

import type { AuditedSite } from './audited-site';
import type { ParsedPage } from './parsed-page';

export type Severity = 'error' | 'warning';

/** A fault: where, and what is wrong there. */
export type Fault = {
  /** URL path of the page or file. */
  url: string;
  detail: string;
};

export type Rule = {
  severity: Severity;
  find: (site: AuditedSite) => Fault[];
};

/** A fault with the rule that it is against. */
export type Finding = Fault & { rule: string; severity: Severity };

/** A rule that looks at each page by itself. @param find says what is wrong on a page */
export function pageRule(
  severity: Severity,
  find: (page: ParsedPage, site: AuditedSite) => string[],
): Rule {
  return {
    severity,
    find: (site) =>
      [...site.pages.values()].flatMap((page) =>
        find(page, site).map((detail) => ({ url: page.url, detail })),
      ),
  };
}

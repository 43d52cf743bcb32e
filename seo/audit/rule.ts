import type { AuditedSite } from './audited-site';
import type { CheckId } from './checks';
import type { ParsedPage } from './parsed-page';

type Severity = 'error' | 'warning';

/** A fault: where, and what is wrong there. */
export type Fault = {
  /** URL path of the page or file. */
  url: string;
  /** What fills the sentence that tells of it (`messages/<locale>/audit.json`), by name. */
  values: Readonly<Record<string, string | number>>;
  /**
   * What pages with the same fault have in common, where their values differ: the language of a target
   * instead of its address. Faults of one rule and cause are one.
   */
  cause?: string;
};

export type Rule = {
  severity: Severity;
  /** The check that it is part of. */
  check: CheckId;
  /** True where only all pages of a site can show the fault. */
  needsWhole?: true;
  find: (site: AuditedSite) => Fault[];
};

/** What a rule says of one page: the values of its sentence, and what it has in common with others. */
export type PageFault = Omit<Fault, 'url'>;

/** A rule that looks at each page by itself. @param find says what is wrong on a page */
export function pageRule(
  severity: Severity,
  check: CheckId,
  find: (page: ParsedPage, site: AuditedSite) => PageFault[],
): Rule {
  return {
    severity,
    check,
    find: (site) =>
      [...site.pages.values()].flatMap((page) =>
        find(page, site).map((fault) => ({ url: page.url, ...fault })),
      ),
  };
}

/** A fault that needs no values, if it is there. */
export function faultIf(isFault: boolean): PageFault[] {
  return isFault ? [{ values: {} }] : [];
}

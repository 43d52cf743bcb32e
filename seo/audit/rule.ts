import type { RuleFaults } from '@/i18n/audit-texts';
import type { AuditedSite } from './audited-site';
import type { CheckId, FixLocation, PagePart } from './checks';
import type { ParsedPage } from './parsed-page';

/** The name of a rule and of its sentences in `messages/<locale>/audit.json`. */
export type RuleId = keyof RuleFaults;

export type Fault = {
  /** URL path of the page or file. */
  url: string;
  /** Values for the placeholders of the rule's sentence. */
  values?: Readonly<Record<string, string | number>>;
  /**
   * What pages with the same fault have in common, where their values differ: the language of a target
   * instead of its URL. Faults of one rule with the same cause are reported as one.
   */
  cause?: string;
};

export type Rule = {
  severity: 'error' | 'warning';
  check: CheckId;
  /** Overrides the source of the check. */
  source?: string;
  /** Overrides the place in which faults of the check are corrected. */
  fixLocation?: FixLocation | PagePart;
  /** True where only all pages of a site can show the fault. */
  needsWhole?: true;
  find: (site: AuditedSite) => Fault[];
};

/** Rules by name: the type checker names one that has no sentences in `messages/en/audit.json`. */
export type RuleTable = Partial<Record<RuleId, Rule>>;

export type PageFault = Omit<Fault, 'url'>;

/**
 * A rule that looks at a site.
 * @param part its check, with a source or place of its own where it has one
 * @param find the faults, or only the URL paths that have one
 */
export function siteRule(
  severity: Rule['severity'],
  part: CheckId | Omit<Rule, 'severity' | 'find'>,
  find: (site: AuditedSite) => readonly (Fault | string)[],
): Rule {
  return {
    severity,
    ...(typeof part === 'string' ? { check: part } : part),
    find: (site) => find(site).map((fault) => (typeof fault === 'string' ? { url: fault } : fault)),
  };
}

/** A rule that looks at one page at a time. @param find the faults of a page */
export function pageRule(
  severity: Rule['severity'],
  part: CheckId | Omit<Rule, 'severity' | 'find'>,
  find: (page: ParsedPage, site: AuditedSite) => PageFault[],
): Rule {
  return siteRule(severity, part, (site) =>
    [...site.pages.values()].flatMap((page) =>
      find(page, site).map((fault) => ({ url: page.url, ...fault })),
    ),
  );
}

/** One fault or none. */
export function faultIf(isFault: boolean, values?: Fault['values'], cause?: string): PageFault[] {
  return isFault ? [{ values, cause }] : [];
}

/** A fault for each of some values, which its sentence calls by a name; equal values are one fault. */
export function faultsOf(name: string, values: Iterable<string>): PageFault[] {
  return [...new Set(values)].map((value) => ({ values: { [name]: value } }));
}

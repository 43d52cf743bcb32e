import { z } from 'zod';
import type { Locale } from '@/i18n/locales';
import { localizedPath, resolvePath } from '@/i18n/paths';
import { trimmedText } from '@/lib/errors/read-json';
import { maxPlannedLinks, type PlannedLink } from '@/lib/text/planned-links';
import { allPaths } from './pages';
import { tableReader } from './table-reader';

/** Links that editors approved or rejected; the audit tool writes the file. */
export const linkPlanFile = 'content/link-plan.json';

const knownPaths: ReadonlySet<string> = new Set(allPaths);

/** The page at a URL path such as `/ja/accounting`; undefined where there is none, or a redirect to one. */
export function resolvePage(urlPath: string): { locale: Locale; path: string } | undefined {
  const found = resolvePath(urlPath, knownPaths);
  return found.kind === 'page' ? found : undefined;
}

const page = z
  .string()
  .refine(
    (value) => resolvePage(value) !== undefined,
    'must be the path of a page as its visitors see it, such as /ja/accounting',
  );

const anchor = z
  .string()
  .min(1, 'must not be empty')
  .refine((value) => value === value.trim(), 'must not begin or end with a space');

/** The pages of a link, planned or rejected. */
type Pair = { page: string; target: string };

/** Faults of a target that is a page. */
function targetProblems({ page, target }: Pair): string[] {
  const locale = resolvePage(page)?.locale;
  if (target === page) return ['must be another page than its page'];
  return resolvePage(target)?.locale === locale
    ? []
    : [`must be in the language of its page, ${locale}`];
}

const planSchema = z
  .strictObject({
    links: z.array(z.strictObject({ page, anchor, target: page })),
    rejected: z.array(z.strictObject({ page, target: page, reason: trimmedText.optional() })),
  })
  .superRefine(({ links, rejected }, context) => {
    const add = (path: (string | number)[]) => (message: string) => {
      context.addIssue({ code: 'custom', path, message });
    };
    for (const [index, link] of links.entries()) {
      const before = links.slice(0, index).filter((other) => other.page === link.page);
      const hasTarget = (other: Pair) => other.page === link.page && other.target === link.target;
      if (before.length >= maxPlannedLinks) {
        add(['links', index, 'page'])(
          `must have at most ${maxPlannedLinks} links, ${link.page} has more`,
        );
      }
      const addTarget = add(['links', index, 'target']);
      targetProblems(link).forEach(addTarget);
      if (before.some(hasTarget)) addTarget(`must not be that of another link of ${link.page}`);
      if (rejected.some(hasTarget)) addTarget(`must not be rejected for ${link.page} as well`);
    }
    for (const [index, entry] of rejected.entries()) {
      targetProblems(entry).forEach(add(['rejected', index, 'target']));
    }
  });

export type LinkPlan = z.infer<typeof planSchema>;

/**
 * The links that editors approved and rejected, by URL paths. `seo/check-link-plan.ts` checks that the pages
 * are listed and have the anchors.
 * @throws Error naming the file and each field at fault
 */
export const linkPlan = tableReader(linkPlanFile, 'link plan', planSchema);

/**
 * The planned links of a page.
 * @param pagePath canonical path of the page, without locale prefix
 * @throws Error as `linkPlan` does
 */
export function plannedLinks(locale: Locale, pagePath: string): PlannedLink[] {
  const urlPath = localizedPath(locale, pagePath);
  return linkPlan().links.flatMap(({ page, anchor, target }, index): PlannedLink[] => {
    const found = resolvePage(target);
    if (page !== urlPath || found === undefined) return [];
    return [{ anchor, path: found.path, page, entry: `${linkPlanFile}: links.${index}` }];
  });
}

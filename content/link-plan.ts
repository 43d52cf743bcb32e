import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { Locale } from '@/i18n/locales';
import { localizedPath, resolvePath } from '@/i18n/paths';
import { parseJson } from '@/lib/errors/parse-json';
import { badSource, zodProblems } from '@/lib/errors/zod-problems';
import { mostPlannedLinks, type PlannedLink } from '@/lib/text/planned-links';
import { allPaths } from './pages';

/** Which links an editor wants and which not; the audit tool writes it. Read from disk, not imported. */
export const linkPlanFile = 'content/link-plan.json';

const knownPaths: ReadonlySet<string> = new Set(allPaths);

/**
 * The page at a URL path such as `/ja/accounting`, its path without locale prefix; undefined where that is
 * no page or redirects to one.
 */
export function pageAt(urlPath: string): { locale: Locale; path: string } | undefined {
  const found = resolvePath(urlPath, knownPaths);
  return found.kind === 'page' ? found : undefined;
}

const page = z
  .string()
  .refine(
    (value) => pageAt(value) !== undefined,
    'must be the path of a page as its visitors see it, such as /ja/accounting',
  );

const anchor = z
  .string()
  .min(1, 'must not be empty')
  .refine((value) => value === value.trim(), 'must not begin or end with a space');

const planSchema = z.strictObject({
  links: z.array(z.strictObject({ page, anchor, target: page })),
  rejected: z.array(z.strictObject({ page, target: page })),
});

type LinkPlan = z.infer<typeof planSchema>;

/** A link of the plan, or one that was refused. */
type Entry = LinkPlan['rejected'][number];

function keyOf(entry: Entry): string {
  return `${entry.page} ${entry.target}`;
}

/** What is wrong with where a link leads, other than that there is such a page. */
function targetProblems(entry: Entry): string[] {
  const locale = pageAt(entry.page)?.locale;
  if (entry.target === entry.page) return ['must be another page than its page'];
  return pageAt(entry.target)?.locale === locale
    ? []
    : [`must be in the language of its page, ${locale}`];
}

/** What is wrong with the entries of a plan of the right shape, taken together. */
function planProblems({ links, rejected }: LinkPlan): string[] {
  const refused = new Set(rejected.map(keyOf));
  const known = new Set<string>();
  const counts = new Map<string, number>();
  const ofLinks = links.flatMap((link, index) => {
    const key = keyOf(link);
    const count = (counts.get(link.page) ?? 0) + 1;
    const target = [
      ...targetProblems(link),
      ...(known.has(key) ? [`must not be that of another link of ${link.page}`] : []),
      ...(refused.has(key) ? [`must not be rejected for ${link.page} as well`] : []),
    ];
    counts.set(link.page, count);
    known.add(key);
    return [
      ...(count > mostPlannedLinks
        ? [
            `links.${index}.page: must have at most ${mostPlannedLinks} links, ${link.page} has more`,
          ]
        : []),
      ...target.map((problem) => `links.${index}.target: ${problem}`),
    ];
  });
  const ofRejected = rejected.flatMap((entry, index) =>
    targetProblems(entry).map((problem) => `rejected.${index}.target: ${problem}`),
  );
  return [...ofLinks, ...ofRejected];
}

let kept: LinkPlan | undefined;

/**
 * The links that editors want, and those that they refused, by URL paths. Whether search engines list the
 * pages, and whether the words stand in them, is not looked at: `seo/check-link-plan.ts`.
 * @throws Error naming the file and each field at fault
 */
export function linkPlan(): LinkPlan {
  if (kept !== undefined && process.env.NODE_ENV === 'production') return kept;
  const absolute = path.join(/* turbopackIgnore: true */ process.cwd(), linkPlanFile);
  const parsed = planSchema.safeParse(parseJson(readFileSync(absolute, 'utf8'), linkPlanFile));
  const problems = parsed.success ? planProblems(parsed.data) : zodProblems(parsed.error);
  if (!parsed.success || problems.length > 0) {
    throw badSource(linkPlanFile, 'link plan', problems);
  }
  kept = parsed.data;
  return kept;
}

/**
 * The links that are planned for a page.
 * @param pagePath of the page, without locale prefix, at which it is listed
 * @throws as `linkPlan` does
 */
export function plannedLinks(locale: Locale, pagePath: string): PlannedLink[] {
  const own = localizedPath(locale, pagePath);
  return linkPlan().links.flatMap(({ page, anchor, target }, index): PlannedLink[] => {
    const found = pageAt(target);
    if (page !== own || found === undefined) return [];
    return [{ anchor, path: found.path, page, entry: `${linkPlanFile}: links.${index}` }];
  });
}

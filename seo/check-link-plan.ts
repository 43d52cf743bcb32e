import { linkPlan, linkPlanFile, resolvePage } from '@/content/link-plan';
import { documentIdAt, pageIdAt } from '@/content/pages';
import { readDocument } from '@/documents/documents';
import { loadMessages } from '@/i18n/load-messages';
import { plainTexts } from '@/i18n/page-texts';
import { errorsOf } from '@/lib/errors/error-text';
import { invalidSource } from '@/lib/errors/validation-errors';
import { isListed } from './page-languages';

function isListedAt(urlPath: string): boolean {
  const found = resolvePage(urlPath);
  return found !== undefined && isListed(found.locale, found.path);
}

/** Places the planned links of a page. @throws Error naming each that has no place */
function placeLinks(urlPath: string): void {
  const found = resolvePage(urlPath);
  if (found === undefined) return;
  const { locale, path } = found;
  const document = documentIdAt(path);
  if (document !== undefined) readDocument(document, locale);
  const page = pageIdAt(path);
  if (page !== undefined) plainTexts(page, locale, loadMessages(locale));
}

/** Checks that planned links join listed pages and are in their running text. @throws Error naming file and field */
export function checkLinkPlan(): void {
  const plan = linkPlan();
  const unlisted = (['links', 'rejected'] as const).flatMap((list) =>
    plan[list].flatMap((entry, index) =>
      (['page', 'target'] as const)
        .filter((field) => !isListedAt(entry[field]))
        .map(
          (field) =>
            `${list}.${index}.${field}: must be a page that search engines list in its language; ${entry[field]} is none`,
        ),
    ),
  );
  if (unlisted.length > 0) throw invalidSource(linkPlanFile, 'link plan', unlisted);
  const withLinks = new Set(plan.links.map(({ page }) => page));
  const problems = [...withLinks].flatMap((page) => errorsOf(() => placeLinks(page)));
  if (problems.length > 0) throw new Error(problems.join('\n'));
}

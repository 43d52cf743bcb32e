import {
  descriptionColumns,
  isTitleCut,
  titleColumns,
  titlePixels,
} from '@/lib/search/search-limits';
import { displayWidth } from '@/lib/text/display-width';
import { headSource, html } from '@/seo/audit/checks';
import { isIndexablePage } from '@/seo/audit/indexable-pages';
import { metaOf, type ParsedPage } from '@/seo/audit/parsed-page';
import { faultIf, pageRule, type Rule, type RuleTable } from '@/seo/audit/rule';
import { duplicateRule } from './duplicate-rule';

/** The description of a page; of several, the first. */
export function descriptionOf(page: ParsedPage): string | undefined {
  return metaOf(page, 'description')[0]?.trim();
}

const texts = {
  // Of several, the one that browsers show.
  title: { textOf: ({ titles }: ParsedPage) => titles[0], range: titleColumns },
  description: { textOf: descriptionOf, range: descriptionColumns },
};

/** A rule for the length of a text of indexable pages; one that is missing breaks another rule. */
function lengthRule(check: keyof typeof texts, isOutside: (columns: number) => boolean): Rule {
  const { textOf, range } = texts[check];
  return pageRule('warning', check, (page, site) => {
    const text = textOf(page) ?? '';
    const columns = displayWidth(text);
    const isFault = text !== '' && isIndexablePage(page, site) && isOutside(columns);
    return faultIf(isFault, { text, columns, ...range });
  });
}

function duplicateTextRule(check: keyof typeof texts): Rule {
  const { textOf } = texts[check];
  const keyOf = (page: ParsedPage) => textOf(page) && `${page.locale} ${textOf(page)}`;
  return duplicateRule(check, keyOf, (page) => ({ text: textOf(page) ?? '' }));
}

/** Title and description of a page; their lengths count for pages that search engines show. */
export const textRules = {
  'title-missing': pageRule('error', 'title', ({ titles }) =>
    faultIf(titles.every((title) => title === '')),
  ),
  'title-several': pageRule(
    'error',
    { check: 'title', source: `${html}/semantics.html#the-title-element`, fixLocation: headSource },
    ({ titles }) => faultIf(titles.length > 1, { count: titles.length }),
  ),
  'title-short': lengthRule('title', (columns) => columns < titleColumns.least),
  'title-long': lengthRule('title', (columns) => columns > titleColumns.most),
  // Search pages cut by pixels: 60 columns are 30 Chinese characters, and those do not fit.
  'title-cut': pageRule('warning', 'title', (page, site) => {
    const text = page.titles[0] ?? '';
    const isCut = displayWidth(text) <= titleColumns.most && isTitleCut(text);
    return faultIf(isCut && isIndexablePage(page, site), { text, pixels: titlePixels(text) });
  }),
  'title-repeated': duplicateTextRule('title'),
  'description-missing': pageRule('error', 'description', (page) =>
    faultIf(metaOf(page, 'description').every((text) => text.trim() === '')),
  ),
  'description-several': pageRule(
    'error',
    { check: 'description', fixLocation: headSource },
    (page) => {
      const count = metaOf(page, 'description').length;
      return faultIf(count > 1, { count });
    },
  ),
  'description-short': lengthRule('description', (columns) => columns < descriptionColumns.least),
  'description-long': lengthRule('description', (columns) => columns > descriptionColumns.most),
  'description-repeated': duplicateTextRule('description'),
} satisfies RuleTable;

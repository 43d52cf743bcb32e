/**
 * Links to other pages of this site that open in this tab. A URL with a dot in its path is a file; `#*`
 * is every section of the page itself.
 */
const pageLinks = [
  { href_matches: '/*' },
  { not: { href_matches: '/*.*' } },
  { not: { href_matches: '#*' } },
  { not: { selector_matches: '[download], [target]' } },
];

/**
 * When which links are prefetched.
 * https://developer.mozilla.org/en-US/docs/Web/HTML/Reference/Elements/script/type/speculationrules
 */
const rules = {
  prefetch: [
    { where: { and: pageLinks }, eagerness: 'conservative' },
    {
      where: { and: [...pageLinks, { selector_matches: '[data-hover] a' }] },
      eagerness: 'moderate',
    },
  ],
};

/**
 * Lets the browser prefetch the next page: when its link is pressed, and, where a visitor can point at a
 * link, when they do. Where they cannot, `moderate` would mean on sight: so that rule is for pages of
 * which `client/prefetch.ts` says that one can.
 */
export function SpeculationRules() {
  return (
    <script
      type="speculationrules"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant, no text of anybody's
      dangerouslySetInnerHTML={{ __html: JSON.stringify(rules) }}
    />
  );
}

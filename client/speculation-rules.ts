/** Links to other pages of this site that open in this tab: an address with a dot is a file. */
function pageLinks(within: string) {
  const links = `${within}a:not([target],[download],[href*="."])`;
  // `/*` is what this site has, `#*` every section of the page itself.
  return {
    and: [{ href_matches: '/*' }, { not: { href_matches: '#*' } }, { selector_matches: links }],
  };
}

/**
 * What the browser may prefetch: the next page when its link is pressed, and where a visitor can point at a
 * link, when they do. Where they cannot, that rule (`moderate`) would mean on sight: it asks for the mark
 * that `client/prefetch.ts` sets. The policy of each page names this text by its hash.
 * https://developer.mozilla.org/en-US/docs/Web/HTML/Reference/Elements/script/type/speculationrules
 */
export const speculationRules = JSON.stringify({
  prefetch: [
    { where: pageLinks(''), eagerness: 'conservative' },
    { where: pageLinks('[data-hover] '), eagerness: 'moderate' },
  ],
});

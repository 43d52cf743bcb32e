/** Links to other pages of this site that open in this tab; a URL with a dot is that of a file. */
function pageLinks(within: string) {
  const links = `${within}a:not([target],[download],[href*="."])`;
  // `/*` matches this origin, `#*` the sections of the page itself.
  return {
    and: [{ href_matches: '/*' }, { not: { href_matches: '#*' } }, { selector_matches: links }],
  };
}

/**
 * Speculation rules: prefetch a page when its link is pressed, and with a pointer that hovers, on hover. On
 * touch screens `moderate` would prefetch links in view: so it needs `data-hover`, which `client/prefetch.ts`
 * sets. The policy of each page allows this text by its hash.
 * https://developer.mozilla.org/en-US/docs/Web/HTML/Reference/Elements/script/type/speculationrules
 */
export const speculationRules = JSON.stringify({
  prefetch: [
    { where: pageLinks(''), eagerness: 'conservative' },
    { where: pageLinks('[data-hover] '), eagerness: 'moderate' },
  ],
});

/**
 * Links to other pages of this site that open in this tab. A URL with a dot in its path is a file; `#*`
 * is every section of the page itself.
 * https://developer.mozilla.org/en-US/docs/Web/HTML/Reference/Elements/script/type/speculationrules
 */
const where = {
  and: [
    { href_matches: '/*' },
    { not: { href_matches: '/*.*' } },
    { not: { href_matches: '#*' } },
    { not: { selector_matches: '[download], [target]' } },
  ],
};

function rules(eagerness: 'moderate' | 'conservative'): string {
  return JSON.stringify({ prefetch: [{ where, eagerness }] });
}

/**
 * Lets the browser prefetch the next page: when its link is pressed, and, where a visitor can point at a
 * link, when they do. Where they cannot, `moderate` would mean on sight: so those rules are out of
 * operation until `client/prefetch.ts` has looked at the pointer.
 */
export function SpeculationRules() {
  return (
    <>
      <script
        type="speculationrules"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant, no text of anybody's
        dangerouslySetInnerHTML={{ __html: rules('conservative') }}
      />
      <template
        id="prefetch-on-hover"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant, no text of anybody's
        dangerouslySetInnerHTML={{
          __html: `<script type="speculationrules">${rules('moderate')}</script>`,
        }}
      />
    </>
  );
}

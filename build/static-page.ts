import { type ExportedPage, readExport } from './next-export';
import { type PolicyOptions, policyMeta, policyPlace } from './page-policy';
import { contentOf, readElements, type SourceElement, withEdits } from './source-elements';

/** What static pages are made with. */
export type PageTools = {
  /** Chooses the rules that a page needs: see `PageStyles`. */
  styleFor: (sheet: string, page: string, scripts: readonly string[]) => string;
  /** Keeps a script as a file, and returns its URL path. */
  keepScript: (text: string) => string;
  policy: PolicyOptions;
};

/** Whether an element does something only once React has hydrated it. */
function needsReact({ name, attributes }: SourceElement): boolean {
  if (['form', 'input', 'select', 'textarea'].includes(name)) return true;
  // The browser answers the button of a popover, client/ those that it marks as its own.
  if (name === 'button') {
    return attributes.popovertarget === undefined && attributes['data-client'] === undefined;
  }
  return (
    ['tablist', 'tab', 'tabpanel'].includes(attributes.role ?? '') ||
    attributes['aria-roledescription'] === 'carousel' ||
    attributes['data-state'] !== undefined
  );
}

/**
 * The list that `client/defer.ts` reads, and the link by which React knows its style sheet: without it React
 * would fetch that, with `disabled` nobody does.
 */
function deferredScripts({ sheet, scripts, inline }: ExportedPage, { keepScript }: PageTools) {
  const list = JSON.stringify([keepScript(inline.join(';\n')), ...scripts]);
  return `<link rel="stylesheet" href="${sheet.href}" data-precedence="next" disabled=""/><script type="application/json" id="runtime">${list}</script>`;
}

/**
 * Makes a page as it is served from a page of Next's export: its style stands inline, the framework's scripts
 * are left out, or deferred where something in it needs React, and its policy names what is left. Everything else stays byte for byte.
 * @throws Error when the export has another shape than build/next-export.ts knows, or holds what the policy
 *   blocks
 */
export function staticPage(html: string, tools: PageTools): string {
  const elements = readElements(html);
  const exported = readExport(elements);
  const { sheet, scripts, framework } = exported;
  const isDeferred = elements.some(needsReact);
  const removed = framework.map(({ start, end }) => ({ start, end, text: '' }));
  const style = contentOf(
    'style',
    tools.styleFor(
      sheet.href,
      isDeferred ? html : withEdits(html, removed),
      isDeferred ? scripts : [],
    ),
  );
  const dropped = new Set<SourceElement>(framework);
  const rest = elements.filter((element) => !dropped.has(element) && element.start !== sheet.start);
  const meta = policyMeta(
    [...rest, { name: 'style', attributes: {}, content: style }],
    tools.policy,
  );
  const place = policyPlace(elements);
  return withEdits(html, [
    ...removed,
    { start: place, end: place, text: meta },
    {
      start: sheet.start,
      end: sheet.end,
      text: `<style>${style}</style>${isDeferred ? deferredScripts(exported, tools) : ''}`,
    },
  ]);
}

import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { namingSource } from '@/lib/errors/error-text';
import { type ExportedPage, readExport } from './exported-page';
import { sitePages, staticFile, staticFolder } from './page-files';
import { type PolicyOptions, policyMeta, policyOffset, policyOptionsFor } from './page-policy';
import { PageStyles } from './page-style';
import { checkRawText, parseElements, replaceRanges, type SourceElement } from './source-elements';

/** What `staticPage` needs besides the page. */
export type PageTools = {
  /** Chooses the rules that a page needs: see `PageStyles`. */
  styleFor: (sheet: string, page: string, scripts: readonly string[]) => string;
  /** Writes a script as a file, and returns its URL path. */
  writeScript: (text: string) => string;
  policy: PolicyOptions;
};

/** Whether an element may need React; a form always counts. A new kind also goes into `widgetSelector` (client/defer.ts). */
function needsReact({ name, attributes }: SourceElement): boolean {
  // The client script answers it.
  if (attributes['data-client'] !== undefined) return false;
  if (['form', 'input', 'select', 'textarea'].includes(name)) return true;
  // The browser handles the button of a popover, the scripts of client/ those with `data-client`.
  if (name === 'button') return attributes.popovertarget === undefined;
  return (
    ['tablist', 'tab', 'tabpanel'].includes(attributes.role ?? '') ||
    attributes['aria-roledescription'] === 'carousel' ||
    attributes['data-state'] !== undefined
  );
}

/** The list that `client/defer.ts` reads, and a disabled link, so that React does not fetch the style sheet. */
function deferredScripts({ sheetUrl, scripts, inline }: ExportedPage, { writeScript }: PageTools) {
  const list = JSON.stringify([writeScript(inline.join(';\n')), ...scripts]);
  return `<link rel="stylesheet" href="${sheetUrl}" data-precedence="next" disabled=""/><script type="application/json" id="runtime">${list}</script>`;
}

/** The scripts of calculators, whose classes a page needs before they are loaded. */
function calculatorScripts(elements: readonly SourceElement[]): string[] {
  const urls = elements.flatMap(({ attributes }) =>
    attributes['data-calculator'] === undefined ? [] : (attributes['data-src'] ?? []),
  );
  return urls.map((url) => url.replace(/\?.*$/, ''));
}

/**
 * Turns a page of Next's export into the page that is served: the style is inline, the framework's scripts are
 * removed, or deferred where something in the page needs React, and the policy names what is left. Everything
 * else stays byte for byte.
 * @throws Error when the export has another shape than build/exported-page.ts knows, or holds what the policy
 *   blocks
 */
export function staticPage(html: string, tools: PageTools): string {
  const elements = parseElements(html);
  const exported = readExport(elements);
  const { sheetLink, sheetUrl, scripts, removable } = exported;
  const isDeferred = elements.some(needsReact);
  const removed = removable.map(({ start, end }) => ({ start, end, text: '' }));
  const style = checkRawText(
    'style',
    // React's data names classes too: it counts where React loads.
    tools.styleFor(sheetUrl, isDeferred ? html : replaceRanges(html, removed), [
      ...(isDeferred ? scripts : []),
      ...calculatorScripts(elements),
    ]),
  );
  const dropped = new Set([...removable, sheetLink]);
  const rest = elements.filter((element) => !dropped.has(element));
  const meta = policyMeta(
    [...rest, { name: 'style', attributes: {}, content: style }],
    tools.policy,
  );
  const offset = policyOffset(elements);
  return replaceRanges(html, [
    ...removed,
    { start: offset, end: offset, text: meta },
    {
      start: sheetLink.start,
      end: sheetLink.end,
      text: `<style>${style}</style>${isDeferred ? deferredScripts(exported, tools) : ''}`,
    },
  ]);
}

/** Folder of the scripts that were inline: apart from Next's own files, with a header for long caching. */
const scriptFolder = '_next/page-scripts';

/** Writes a script as a file whose name changes with its content, and returns its URL path. */
function writeScript(text: string): string {
  const name = `${createHash('sha256').update(text).digest('hex').slice(0, 16)}.js`;
  mkdirSync(path.join(staticFolder, scriptFolder), { recursive: true });
  writeFileSync(path.join(staticFolder, scriptFolder, name), text);
  return `/${scriptFolder}/${name}`;
}

/** Turns every page of Next's export into the page that is served. @throws Error naming the file and what is wrong */
export function writeStaticPages(): void {
  const styles = new PageStyles(staticFolder);
  const styleFor = styles.styleFor.bind(styles);
  for (const { locale, page } of sitePages) {
    const file = path.join(staticFolder, staticFile(locale, page));
    const tools = { styleFor, writeScript, policy: policyOptionsFor(page) };
    namingSource(file, () => writeFileSync(file, staticPage(readFileSync(file, 'utf8'), tools)));
  }
}

import { groupBy } from '@/lib/objects/group-by';
import type { SourceElement } from './source-elements';

/**
 * What the static build expects of the scripts and the style sheet in a page of Next's export. docs/recipes.md,
 * "Upgrade Next", says where the build expects its files, and what to do when one of these changes.
 */

/** What a script or link element in a page of Next's export is for. */
type ExportRole =
  /**
   * Ours:
   *
   * - structured data, which no browser runs
   * - the scripts in `ownScripts`
   */
  | 'own'
  /** A file of the framework. */
  | 'framework'
  /** The framework's inline scripts: React's data, and what starts it. */
  | 'inline'
  /** Polyfills for browsers without modules, which run nothing else of the site either. */
  | 'legacy'
  /** Fetches a script of the framework ahead. */
  | 'preload'
  | 'style sheet';

/** Prefix of the framework's URLs. */
const frameworkPrefix = '/_next/static/';

/** What the framework's inline scripts begin with. */
const inlineStarts = ['(self.__next_f=', 'self.__next_f.push(', '(globalThis["TURBOPACK"]'];

const clientScript = '/client.js';

/** What the URL paths of the scripts of `client/` begin with. */
const ownScripts = [clientScript, '/load-calculators.js', '/office-clock.js'];

function scriptRole({ attributes, content }: SourceElement): ExportRole {
  const { src, type, nomodule } = attributes;
  if (src?.startsWith(frameworkPrefix)) return nomodule === undefined ? 'framework' : 'legacy';
  if (type === 'application/ld+json' || ownScripts.some((own) => src?.startsWith(own)))
    return 'own';
  if (src === undefined && inlineStarts.some((start) => content.startsWith(start))) return 'inline';
  throw new Error(
    `unknown script "${(src ?? content).slice(0, 80)}": if Next writes it, build/exported-page.ts has to know it`,
  );
}

/**
 * What an element of a page is for.
 * @returns undefined for elements that are neither scripts nor fetch one or a style sheet of the build
 * @throws Error naming a script of no known kind
 */
function exportRole(element: SourceElement): ExportRole | undefined {
  const { name, attributes } = element;
  if (name === 'script') return scriptRole(element);
  if (name !== 'link') return undefined;
  if (attributes.rel === 'stylesheet') return 'style sheet';
  return attributes.rel === 'preload' && attributes.as === 'script' ? 'preload' : undefined;
}

/** What a page of Next's export brings with it. */
export type ExportedPage = {
  /** The `<link>` to the page's only style sheet. */
  sheetLink: SourceElement;
  /** URL path of the style sheet. */
  sheetUrl: string;
  /** URL paths of the framework's scripts, each once, in the order of the page. */
  scripts: string[];
  /** The framework's inline scripts in their order, byte for byte. */
  inline: string[];
  /** The elements that only the framework needs. */
  removable: SourceElement[];
};

/** Finds what the framework has put into a page. @throws Error naming the shape that is missing or new */
export function readExport(elements: readonly SourceElement[]): ExportedPage {
  const byRole = groupBy(elements, exportRole);
  const of = (role: ExportRole): SourceElement[] => byRole.get(role) ?? [];
  const [sheetLink, ...others] = of('style sheet');
  const sheetUrl = sheetLink?.attributes.href;
  if (sheetLink === undefined || sheetUrl === undefined || others.length > 0) {
    throw new Error(`has ${of('style sheet').length} style sheets; Next used to link one`);
  }
  if (!of('own').some(({ attributes }) => attributes.src?.startsWith(clientScript))) {
    throw new Error(`lacks ${clientScript}, the script of every page (app/[locale]/layout.tsx)`);
  }
  const scripts = of('framework').flatMap(({ attributes }) => attributes.src ?? []);
  const inline = of('inline').map(({ content }) => content);
  if (
    scripts.length === 0 ||
    !inlineStarts.every((start) => inline.some((text) => text.startsWith(start)))
  ) {
    throw new Error('holds no script that hands React its data, or none that starts it');
  }
  return {
    sheetLink,
    sheetUrl,
    scripts: [...new Set(scripts)],
    inline,
    removable: [...of('framework'), ...of('inline'), ...of('legacy'), ...of('preload')],
  };
}

import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { namingSource } from '@/lib/errors/error-text';
import { filesBelow } from './files-below';
import { serverFile, serverFolder, sitePages } from './page-files';
import { type PolicyOptions, policyMeta, policyOffset, policyOptionsFor } from './page-policy';
import { checkRawText, parseElements } from './source-elements';

/** Folder of Next's own error pages, which belong to the Pages Router. */
const pagesRouterFolder = '.next/server/pages';

/** `client/server-inline.ts`, as `scripts/client-scripts.mjs` compiles it. */
const inlineScript = 'generated/server-inline.js';

function htmlBelow(folder: string): string[] {
  return filesBelow(folder)
    .filter((file) => file.endsWith('.html'))
    .map((file) => path.join(folder, file));
}

/** Writes policy and `firstScript` into a page that else stays as it is. @throws Error as `policyMeta` */
export function withPolicy(html: string, options: PolicyOptions, firstScript: string): string {
  const elements = parseElements(html);
  const offset = policyOffset(elements);
  const first = { name: 'script', attributes: {}, content: checkRawText('script', firstScript) };
  const meta = policyMeta([first, ...elements], options);
  return `${html.slice(0, offset)}${meta}<script>${first.content}</script>${html.slice(offset)}`;
}

/**
 * Writes its policy into each pre-rendered page of the Next server, and before the framework's scripts, which
 * are not deferred there, the script that makes them pass Trusted Types.
 * @throws Error when Next keeps its pages elsewhere, or naming the file and what is wrong with it
 */
export function writeServerPolicies(): void {
  const paths = new Map(sitePages.map(({ locale, page }) => [serverFile(locale, page), page]));
  const files = [...htmlBelow(serverFolder), ...htmlBelow(pagesRouterFolder)];
  const expected = [...paths.keys(), path.join(serverFolder, '_not-found.html')];
  const missing = expected.filter((file) => !files.includes(file));
  if (missing.length > 0) {
    throw new Error(`${missing[0]}: the page is missing; Next may keep its pages elsewhere now`);
  }
  const script = readFileSync(inlineScript, 'utf8');
  for (const file of files) {
    const page = paths.get(file);
    // Next's own error page reloads itself by a form.
    const options = { ...policyOptionsFor(page), reloadsByForm: page === undefined };
    namingSource(file, () =>
      writeFileSync(file, withPolicy(readFileSync(file, 'utf8'), options, script)),
    );
  }
}

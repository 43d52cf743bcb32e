/**
 * `npm run audit [-- --dir <folder>]`: audits the static output, or another folder of files, by the rules
 * of `seo/audit/rules/`. Fails on errors.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readAuditedFolder } from '@/build/audited-folder';
import { staticFolder } from '@/build/static-files';
import { site } from '@/content/site';
import { auditSite } from '@/seo/audit/audit-site';
import type { Finding } from '@/seo/audit/rule';

/** Pages that a report names for one and the same fault. */
const mostPages = 5;

/** What is wrong in the same way on many pages is one fault of what they share. */
function printGrouped(findings: readonly Finding[]): void {
  const groups = new Map<string, Finding[]>();
  for (const finding of findings) {
    const key = `${finding.severity}: ${finding.rule}: ${finding.detail}`;
    groups.set(key, [...(groups.get(key) ?? []), finding]);
  }
  for (const [title, group] of groups) {
    const urls = group.map(({ url }) => url);
    const more = urls.length > mostPages ? ` and ${urls.length - mostPages} more` : '';
    console.log(`${title}\n  ${urls.slice(0, mostPages).join('  ')}${more}`);
  }
}

try {
  const { values } = parseArgs({ options: { dir: { type: 'string', default: staticFolder } } });
  if (!existsSync(path.join(values.dir, 'index.html'))) {
    throw new Error(`There is no site in ${values.dir}/: npm run build:static makes it.`);
  }
  const begun = performance.now();
  const audited = await readAuditedFolder(values.dir, site.origin);
  const findings = auditSite(audited);
  printGrouped(findings);
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  console.log(
    `${audited.pages.size} pages in ${seconds} s: ${errors} errors, ${findings.length - errors} warnings.`,
  );
  process.exitCode = errors === 0 ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

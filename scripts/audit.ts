/**
 * `npm run audit [-- --dir <folder>] [--json <file>] [--baseline <file>]`: audits the static output, or
 * another folder of files, by the rules of `seo/audit/rules/`, and fails on errors. `--json` writes all
 * findings, and such a file as `--baseline` leaves out what was wrong when it was written.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { readAuditedFolder } from '@/build/audited-folder';
import { staticFolder } from '@/build/static-files';
import { site } from '@/content/site';
import { parseJson } from '@/lib/errors/parse-json';
import { badSource, zodProblems } from '@/lib/errors/zod-problems';
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

const reportSchema = z.object({
  findings: z.array(
    z.object({
      rule: z.string(),
      severity: z.enum(['error', 'warning']),
      url: z.string(),
      detail: z.string(),
    }),
  ),
});

/** What makes two findings of different runs the same. */
function identity({ rule, url, detail }: Pick<Finding, 'rule' | 'url' | 'detail'>): string {
  return `${rule} ${url} ${detail}`;
}

/**
 * What was wrong when a report was written.
 * @throws Error naming the file and the field when it is no report
 */
function knownFindings(file: string): ReadonlySet<string> {
  const parsed = reportSchema.safeParse(parseJson(readFileSync(file, 'utf8'), file));
  if (!parsed.success) throw badSource(file, 'report', zodProblems(parsed.error));
  return new Set(parsed.data.findings.map(identity));
}

try {
  const { values } = parseArgs({
    options: {
      dir: { type: 'string', default: staticFolder },
      json: { type: 'string' },
      baseline: { type: 'string' },
    },
  });
  if (!existsSync(path.join(values.dir, 'index.html'))) {
    throw new Error(`There is no site in ${values.dir}/: npm run build:static makes it.`);
  }
  const known = values.baseline === undefined ? new Set<string>() : knownFindings(values.baseline);
  const begun = performance.now();
  const audited = await readAuditedFolder(values.dir, site.origin);
  const findings = auditSite(audited);
  const fresh = findings.filter((finding) => !known.has(identity(finding)));
  printGrouped(fresh);
  if (values.json !== undefined) {
    writeFileSync(values.json, `${JSON.stringify({ findings }, null, 2)}\n`);
  }
  const errors = fresh.filter(({ severity }) => severity === 'error').length;
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  const old = findings.length - fresh.length;
  console.log(
    `${audited.pages.size} pages in ${seconds} s: ${errors} errors, ${fresh.length - errors} warnings${old === 0 ? '' : `, ${old} findings of the baseline left out`}.`,
  );
  process.exitCode = errors === 0 ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/**
 * `npm run audit [-- --dir <folder>] [--json <file>] [--baseline <file>]`: audits the static output, or
 * another folder of files, by the rules of `seo/audit/rules/`, and fails on errors. `--json` writes all
 * findings, and such a file as `--baseline` leaves out what was wrong when it was written.
 */

import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { staticFolder } from '@/build/page-files';
import { site } from '@/content/site';
import { loadMessages } from '@/i18n/load-messages';
import { defaultLocale, locales } from '@/i18n/locales';
import { readJson } from '@/lib/errors/read-json';
import { templateOf } from '@/lib/messages/icu';
import { mapTexts } from '@/lib/messages/tree';
import { readAuditedFolder } from '@/scripts/audited-folder';
import { auditSite, type Finding, identityOf, ruleIds } from '@/seo/audit/audit-site';
import type { AuditedSite } from '@/seo/audit/audited-site';
import { findingGroups } from '@/seo/audit/finding-groups';
import { concernsText, findingText } from '@/seo/audit/finding-text';
import { formatFixLocation } from '@/seo/audit/fix-location';
import { reportJson, reportOf } from '@/seo/audit/report';
import { giveUp } from './give-up.mjs';

function printFindingGroups(findings: readonly Finding[], audited: AuditedSite): void {
  const { rules, finding, extents } = mapTexts(loadMessages(defaultLocale).audit, templateOf);
  const { lang } = locales[defaultLocale];
  for (const group of findingGroups(findings, audited)) {
    const { rule, severity, fixLocation, urls } = group;
    const more = urls.length > 5 ? ` and ${urls.length - 5} more` : '';
    const concerns = concernsText(group, { finding, extents, writeNumber: String });
    console.log(
      `${severity}: ${rule}: ${findingText(group.findings[0], { rules, lang })} (${concerns})\n` +
        `  ${urls.slice(0, 5).join('  ')}${more}\n` +
        `  ${rules[rule].fix} ${formatFixLocation(fixLocation)}`,
    );
  }
}

const findingSchema = z.object({
  rule: z.enum(ruleIds),
  url: z.string(),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
});
const reportSchema = z.object({ findings: z.array(findingSchema) });

/** Identities of the findings of an earlier report. @throws Error naming the file and the field when it is no report */
function knownFindings(file: string): ReadonlySet<string> {
  return new Set(readJson(file, 'report', reportSchema).findings.map(identityOf));
}

process.on('uncaughtException', giveUp);

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
const fresh = findings.filter((finding) => !known.has(identityOf(finding)));
printFindingGroups(fresh, audited);
if (values.json) writeFileSync(values.json, reportJson(reportOf(audited, findings)));
const errors = fresh.filter(({ severity }) => severity === 'error').length;
const seconds = ((performance.now() - begun) / 1000).toFixed(1);
const old = findings.length - fresh.length;
console.log(
  `${audited.pages.size} pages in ${seconds} s: ${errors} errors, ${fresh.length - errors} warnings${old === 0 ? '' : `, ${old} findings of the baseline left out`}.`,
);
process.exitCode = errors === 0 ? 0 : 1;

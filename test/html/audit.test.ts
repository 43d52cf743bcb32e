/** The audit of the output: no findings, and each rule finds its planted fault. */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { staticFolder } from '@/build/page-files';
import { site } from '@/content/site';
import { readAuditedFolder } from '@/scripts/audited-folder';
import { auditSite, ruleIds } from '@/seo/audit/audit-site';
import type { AuditedSite } from '@/seo/audit/audited-site';
import { plantedFaults, plantFaults } from '@/test/planted-faults';

const faults = plantedFaults(ruleIds);
const fileFaults = faults.filter((fault) => !('change' in fault));
const siteFaults = faults.filter((fault) => 'change' in fault);

/** Findings as rule and URL path, each once. */
function findings(audited: AuditedSite): string[] {
  return [...new Set(auditSite(audited).map(({ rule, url }) => `${rule} ${url}`))].sort();
}

/** The expected findings of planted faults. */
function expectedFindings(planted: typeof faults): string[] {
  return [
    ...new Set(planted.flatMap(({ rule, url, also = [] }) => [`${rule} ${url}`, ...also])),
  ].sort();
}

let clean: AuditedSite;
let plantedFindings: string[] = [];

beforeAll(async () => {
  clean = await readAuditedFolder(staticFolder, site.origin);
  const folder = mkdtempSync(path.join(tmpdir(), 'audit-'));
  cpSync(staticFolder, folder, { recursive: true });
  plantFaults(folder, fileFaults);
  plantedFindings = findings(await readAuditedFolder(folder, site.origin));
  rmSync(folder, { recursive: true });
});

test('the site has no findings', () => {
  expect(findings(clean)).toEqual([]);
});

test.each(fileFaults)('the rule $rule finds its planted fault at $url', ({ rule, url }) => {
  expect(plantedFindings).toContain(`${rule} ${url}`);
});

test('the planted faults cause no other findings', () => {
  expect(plantedFindings).toEqual(expectedFindings(fileFaults));
});

test.each(siteFaults)('the fault of $rule, made alone, causes exactly its findings', (fault) => {
  expect(findings(fault.change(clean))).toEqual(expectedFindings([fault]));
});

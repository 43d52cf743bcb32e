/** The audit of the output: no findings, and each rule finds its planted fault. */
import { mkdtempSync, rmSync } from 'node:fs';
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
function findings(audited: AuditedSite, rules = ruleIds): string[] {
  return [...new Set(auditSite(audited, rules).map(({ rule, url }) => `${rule} ${url}`))].sort();
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
  plantFaults(folder, fileFaults, staticFolder);
  // The other files are as they were: reading them takes most of the time.
  const changed = await readAuditedFolder(folder, site.origin);
  plantedFindings = findings({
    ...changed,
    pages: new Map([...clean.pages, ...changed.pages]),
    files: new Map([...clean.files, ...changed.files]),
    redirects: new Map([...clean.redirects, ...changed.redirects]),
  });
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

// The slowest rule compares the texts of pages, which none of these faults changes.
const otherRules = ruleIds.filter((rule) => rule !== 'content-near-duplicate');

test.each(siteFaults)('the fault of $rule, made alone, causes exactly its findings', (fault) => {
  expect(findings(fault.change(clean), otherRules)).toEqual(expectedFindings([fault]));
});

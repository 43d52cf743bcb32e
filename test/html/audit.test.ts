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

/** Findings as rule and URL path, each once. */
function found(audited: AuditedSite): string[] {
  return [...new Set(auditSite(audited).map(({ rule, url }) => `${rule} ${url}`))].sort();
}

/** The expected findings of planted faults. */
function expected(planted: typeof faults): string[] {
  return [
    ...new Set(planted.flatMap(({ rule, url, also = [] }) => [`${rule} ${url}`, ...also])),
  ].sort();
}

let clean: AuditedSite;
let planted: string[] = [];

beforeAll(async () => {
  clean = await readAuditedFolder(staticFolder, site.origin);
  const folder = mkdtempSync(path.join(tmpdir(), 'audit-'));
  cpSync(staticFolder, folder, { recursive: true });
  plantFaults(folder, fileFaults);
  planted = found(await readAuditedFolder(folder, site.origin));
  rmSync(folder, { recursive: true });
});

test('the site has no fault', () => {
  expect(found(clean)).toEqual([]);
});

test.each(fileFaults)('$rule is found on $url', ({ rule, url }) => {
  expect(planted).toContain(`${rule} ${url}`);
});

test('nothing else is found', () => {
  expect(planted).toEqual(expected(fileFaults));
});

test.each(faults.filter((fault) => 'change' in fault))('$rule is found alone', (fault) => {
  const changed = 'change' in fault ? fault.change(clean) : clean;
  expect(found(changed)).toEqual(expected([fault]));
});

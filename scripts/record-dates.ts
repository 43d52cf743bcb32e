/**
 * `npm run dates`: records today as the day of every page whose texts have changed since they were
 * recorded, in `content/dates.json` and in the `meta.json` of documents. Sitemap, feeds and structured
 * data give these days. With `--check` it writes nothing and fails where a day is out of date.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { datesFile, datesRecord } from '@/content/dates';
import type { DocumentId } from '@/content/pages';
import { metaFile } from '@/documents/document-files';
import { todayInManila } from '@/lib/dates/manila-time';
import { updatedRecord } from '@/seo/dates/updated-record';
import { giveUp } from './give-up.mjs';

/** Sets the day in a document's `meta.json` and leaves the rest of the file as it is written. */
function setUpdated(id: DocumentId, day: string): void {
  const file = metaFile(id);
  const text = readFileSync(file, 'utf8').replace(/^ {2}"updated": .*\n/m, '');
  const dated = text.replace(/^ {2}"date": .*\n/m, (line) => `${line}  "updated": "${day}",\n`);
  if (dated === text) throw new Error(`${file}: date: must stand on a line of its own`);
  writeFileSync(file, dated);
}

process.on('uncaughtException', giveUp);

const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });
const day = todayInManila();
const before = datesRecord();
const { record, changedTexts, missingUpdates, gone } = updatedRecord(before, day);
const verb = values.check ? 'becomes' : 'is';
const list = [
  ...changedTexts.map(
    ({ path, locale }) =>
      `${path} (${locale}) ${before[path]?.texts[locale] === undefined ? 'is new' : 'has changed'}`,
  ),
  ...[...missingUpdates].map(([id, updated]) => `${metaFile(id)}: updated ${verb} ${updated}`),
  ...gone.map((path) => `${path} is gone`),
];
if (list.length === 0) {
  console.log('The days of all pages are recorded.');
} else if (values.check) {
  console.error(`${datesFile} is behind; npm run dates records today:\n  ${list.join('\n  ')}`);
  process.exitCode = 1;
} else {
  writeFileSync(datesFile, `${JSON.stringify(record, null, 2)}\n`);
  for (const [id, updated] of missingUpdates) setUpdated(id, updated);
  console.log(`Recorded ${day}:\n  ${list.join('\n  ')}`);
}

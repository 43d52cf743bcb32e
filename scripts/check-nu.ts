/**
 * `npm run check:nu`: the pages of the last static build, read by the Nu HTML checker of the W3C. Needs
 * Java, and the network when it is first run. Without Java nothing is checked, which is said; where tests
 * run unattended (`CI`) that is a failure.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { staticFolder } from '@/build/static-files';
import { parseJson } from '@/lib/errors/parse-json';
import { ensureTool, type FetchedTool, toolFile } from './fetched-tool';
import { ensureJava } from './java';
import { nuOutput, nuReport } from './nu-report';

/** 30 MB that only this check needs. Its own script, which would fetch a Java, is not run. */
const checker: FetchedTool = { name: 'vnu-jar', file: 'vnu-jar/build/dist/vnu.jar' };

const webMcp = 'WebMCP is a proposal that the checker does not know yet.';

/** Errors that are none, word for word, and why. */
const allowed: Readonly<Record<string, string>> = {
  'Attribute “toolname” not allowed on element “form” at this point.': webMcp,
  'Attribute “tooldescription” not allowed on element “form” at this point.': webMcp,
  'Attribute “toolparamdescription” not allowed on element “input” at this point.': webMcp,
  'Attribute “toolparamdescription” not allowed on element “select” at this point.': webMcp,
  'Attribute “toolparamdescription” not allowed on element “textarea” at this point.': webMcp,
};

function secondsSince(started: number): string {
  return ((performance.now() - started) / 1000).toFixed(1);
}

/** Does what takes its time on the first run only, and says how long. */
function prepare(what: string, work: () => boolean): boolean {
  const started = performance.now();
  const isDone = work();
  const seconds = secondsSince(started);
  if (Number(seconds) >= 1) console.log(`${what}: ${seconds} s, on the first run only.`);
  return isDone;
}

/** Reads all pages in one go. @throws Error with what Java said when the checker itself fails */
function readPages() {
  const options = ['--skip-non-html', '--format', 'json', '--stdout', '--exit-zero-always'];
  // It knows the CSS of years ago. The styles of pages are what Lightning CSS has parsed, and Biome read.
  options.push('--filterpattern', 'CSS: .*');
  const jar = toolFile(checker) ?? '';
  const { status, stdout, stderr } = spawnSync('java', ['-jar', jar, ...options, staticFolder], {
    encoding: 'utf8',
    maxBuffer: 2 ** 30,
  });
  if (status !== 0) throw new Error(`The Nu HTML checker failed: ${stderr}`);
  return nuOutput.parse(parseJson(stdout, 'output of the Nu HTML checker')).messages;
}

/** Checks all pages. @returns whether nothing is wrong @throws Error when there is no build */
function check(): boolean {
  const files = existsSync(staticFolder) ? readdirSync(staticFolder, { recursive: true }) : [];
  const count = files.filter((file) => String(file).endsWith('.html')).length;
  if (count === 0) throw new Error(`${staticFolder}/ has no page: run npm run build:static`);
  const started = performance.now();
  const report = nuReport(readPages(), Object.keys(allowed));
  const passedOver = [...report.allowed.values()].reduce((sum, times) => sum + times, 0);
  const obsolete = [...report.allowed].filter(([, times]) => times === 0);
  for (const error of report.errors) console.error(error);
  for (const [message] of obsolete) {
    console.error(`scripts/check-nu.ts: allows what the checker no longer says: ${message}`);
  }
  console.log(
    `${count} pages in ${secondsSince(started)} s: ${report.errors.length} errors; ${passedOver} allowed, ${report.hints} warnings and hints.`,
  );
  return report.errors.length === 0 && obsolete.length === 0;
}

/** Says that nothing was checked. @returns whether that may be */
function skip(reason: string): boolean {
  const told = `${reason}, so the Nu HTML checker has read no page.`;
  if (process.env.CI) console.error(told);
  else console.log(`skipped: ${told}`);
  return !process.env.CI;
}

if (!prepare('Java', ensureJava)) {
  process.exitCode = skip('there is no Java (17 or newer)') ? 0 : 1;
} else if (!prepare(checker.name, () => ensureTool(checker))) {
  process.exitCode = skip(`${checker.name} could not be fetched`) ? 0 : 1;
} else {
  process.exitCode = check() ? 0 : 1;
}

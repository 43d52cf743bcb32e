/**
 * `npm run check:nu`: the pages of the last static build, read by the Nu HTML checker of the W3C. Needs
 * Java, and the network when it is first run. Without them it is skipped with a message; in CI that is a
 * failure.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { staticFolder } from '@/build/page-files';
import { aptInstall, run } from '@/build/run.mjs';
import { ensureTool } from './fetched-tool';

const checker = { name: 'vnu-jar', file: 'vnu-jar/build/dist/vnu.jar' };

/** False positives, as patterns for the whole message. */
const ignoredMessages = [
  // The checker's CSS support is outdated; Lightning CSS and Biome check the styles.
  'CSS: .*',
  // WebMCP is a proposal that the checker does not know yet.
  'Attribute “tool(name|description)” not allowed on element “form” at this point\\.',
  'Attribute “toolparamdescription” not allowed on element “(input|select|textarea)” at this point\\.',
].join('|');

/** Whether there is a Java that runs the checker: 17 or newer (`version "17.0.15"`, not `"1.8.0_452"`). */
function hasJava(): boolean {
  const { status, stderr } = spawnSync('java', ['-version'], { encoding: 'utf8' });
  return status === 0 && Number(/version "(\d+)/.exec(stderr)?.[1]) >= 17;
}

const mayInstall = process.env.CI && process.getuid?.() === 0;
const isJavaThere = hasJava() || (mayInstall && aptInstall('default-jre-headless') && hasJava());
const file = isJavaThere ? ensureTool(checker) : undefined;
if (file === undefined) {
  const reason = isJavaThere
    ? 'the checker could not be fetched'
    : 'there is no Java (17 or newer)';
  console.log(`skipped: ${reason}, so the Nu HTML checker has read no page.`);
  process.exitCode = process.env.CI ? 1 : 0;
} else if (!existsSync(`${staticFolder}/index.html`)) {
  console.error(`${staticFolder}/ has no page: run npm run build:static`);
  process.exitCode = 1;
} else {
  const options = ['--errors-only', '--skip-non-html', '--filterpattern', ignoredMessages];
  const passed = run('java', ['-jar', file, ...options, staticFolder]);
  console.log(passed ? 'The Nu HTML checker finds no error.' : 'The Nu HTML checker finds errors.');
  process.exitCode = passed ? 0 : 1;
}

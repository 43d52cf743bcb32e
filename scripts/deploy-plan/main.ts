/**
 * `npm run deploy:plan`: which files of `out/` differ from the last deploy, by what they hold.
 * `-- --against <file or folder>` compares with another manifest, or with another built folder; `--json`
 * prints the plan as JSON. `-- --record`, after a deploy, remembers what was deployed.
 */
import { existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { staticFolder } from '@/build/static-files';
import { type Manifest, manifestOf, readManifest, writtenManifest } from './manifest';
import { planOf } from './plan';
import { reportOf } from './report';

/** What was deployed last. Below what git ignores: who deploys from elsewhere keeps it there. */
const deployedFile = '.cache/deployed.json';

/** @throws Error when there is nothing at a place that was named, or it is no manifest */
function deployed(against: string | undefined): Manifest {
  const place = against ?? deployedFile;
  if (!existsSync(place)) {
    if (against !== undefined) throw new Error(`--against ${against}: there is nothing there`);
    console.error(`${deployedFile} is not there yet: all files are new.`);
    return {};
  }
  return statSync(place).isDirectory() ? manifestOf(place) : readManifest(place);
}

function main(): void {
  const { values } = parseArgs({
    options: {
      against: { type: 'string' },
      json: { type: 'boolean', default: false },
      record: { type: 'boolean', default: false },
    },
  });
  if (!existsSync(path.join(staticFolder, 'index.html'))) {
    throw new Error(`${staticFolder}/ holds no site: npm run build:static makes it.`);
  }
  const built = manifestOf(staticFolder);
  const plan = planOf(deployed(values.against), built);
  console.log(values.json ? JSON.stringify(plan, null, 2) : reportOf(plan));
  if (values.record) {
    mkdirSync(path.dirname(deployedFile), { recursive: true });
    writeFileSync(deployedFile, writtenManifest(built));
    console.error(`Recorded in ${deployedFile}.`);
  }
}

try {
  main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

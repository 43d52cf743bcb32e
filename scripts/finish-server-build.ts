/**
 * What comes after `next build`, as part of `npm run build`: the policies of the pages that the server has
 * pre-rendered, and what machines ask for beside them.
 */
import { rmSync } from 'node:fs';
import { writeMachineFiles } from '@/build/machine-files';
import { builtPages } from '@/build/page-files';
import { writeServerPolicies } from '@/build/server-policies';
import { serverMachineFiles } from '@/deploy/files.mjs';

// What is read from the sources does not change while the build runs: it is read once.
Object.assign(process.env, { NODE_ENV: 'production' });

try {
  writeServerPolicies();
  rmSync(serverMachineFiles, { recursive: true, force: true });
  await writeMachineFiles(builtPages('server'), serverMachineFiles);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

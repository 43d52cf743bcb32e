/** What the scripts that serve the site have in common; needs no packages. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { giveUp } from './give-up.mjs';

/** Where servers listen: on this machine only, unless HOST says otherwise. */
export const host = process.env.HOST || '127.0.0.1';
export const port = Number(process.env.PORT ?? 3000);

/** Ends the process where a file is missing. @param {string} file @param {string} script npm script that makes it */
export function requireBuild(file, script) {
  if (!existsSync(file)) giveUp(`There is no ${file} yet: npm run ${script} makes it.`);
}

/**
 * Runs a command on the terminal, where it may prompt, and ends this process with it. Signals to end go to the command.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {Readonly<Record<string, string>>} [env] variables on top of the current ones
 */
export function runToEnd(command, args, env = {}) {
  const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...env } });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill('SIGTERM'));
  child.on('error', giveUp);
  child.on('exit', (code) => process.exit(code ?? 0));
}

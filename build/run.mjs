import { spawnSync } from 'node:child_process';

/**
 * Runs a command with its output on the terminal.
 * @param {string} command
 * @param {string[]} args
 * @param {Record<string, string>} [env] variables on top of the current ones
 * @returns {boolean} whether it exited with 0
 */
export function run(command, args, env = {}) {
  const result = spawnSync(command, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
  });
  return result.status === 0;
}

/** Whether a command can be found. @param {string} command @param {string} [option] one with which it does nothing */
export function commandExists(command, option = '--version') {
  return spawnSync(command, [option], { stdio: 'ignore' }).error === undefined;
}

/** Installs packages by apt-get. @param {string[]} packages @returns {boolean} whether they are there now */
export function aptInstall(...packages) {
  if (!commandExists('apt-get')) return false;
  console.log(`Trying apt-get install ${packages.join(' ')}.`);
  run('apt-get', ['update', '-qq']);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  return run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], env);
}

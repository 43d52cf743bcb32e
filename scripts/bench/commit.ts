import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Which state of the project is measured. */
export type Commit = {
  /** Names the files of its figures. */
  label: string;
  /** When the commit was made, in seconds since 1970. */
  committed: number;
  /** Digest of what the build was made from. */
  build: string;
};

/** @throws Error with what git says when it fails */
function git(...args: string[]): string {
  const { status, stdout, stderr } = spawnSync('git', args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr}`);
  return stdout.trim();
}

/**
 * The commit that the build in `out/` belongs to. Where files differ from it, a part of the digest stands
 * behind its name, so that the figures of a draft never pass for those of a commit.
 * @throws Error when this is no git checkout, or there is no finished build
 */
export function builtCommit(): Commit {
  const build = readFileSync('.cache/static.built', 'utf8');
  const name = git('rev-parse', '--short=10', 'HEAD');
  const changed = git('status', '--porcelain') !== '';
  return {
    label: changed ? `${name}-${build.slice(0, 8)}` : name,
    committed: Number(git('show', '-s', '--format=%ct', 'HEAD')),
    build,
  };
}

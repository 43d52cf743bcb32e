import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** What the static build does, one after the other; `scripts/bench-scale` reports them by these names. */
export type StageName =
  | 'export'
  | 'pages'
  | 'leftovers'
  | 'site files'
  | 'previews'
  | 'check'
  | 'compression'
  | 'clearing';

export type Stage = {
  name: StageName;
  /** Wall time. */
  seconds: number;
  /** Processor time of the build's own process with its threads, in seconds. */
  work: number;
};

/** Where the times of the last static build are kept. */
export const stagesFile = '.cache/build-stages.json';

/** Takes the time of each stage of a build. */
export class Stages {
  readonly all: Stage[] = [];

  /** Runs a stage. @returns what it returns */
  async run<Result>(name: StageName, stage: () => Result | Promise<Result>): Promise<Result> {
    const begun = performance.now();
    const cpu = process.cpuUsage();
    const result = await stage();
    const { user, system } = process.cpuUsage(cpu);
    const seconds = (performance.now() - begun) / 1000;
    this.all.push({ name, seconds, work: (user + system) / 1e6 });
    return result;
  }

  /** Wall time of a stage that has run, as the terminal shows it. */
  secondsOf(name: StageName): string {
    return (this.all.find((stage) => stage.name === name)?.seconds ?? 0).toFixed(1);
  }

  /** Keeps the times beside the build: no part of the output, which is the same each time. */
  write(file = stagesFile): void {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, `${JSON.stringify(this.all, null, 2)}\n`);
  }
}

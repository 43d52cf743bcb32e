import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** What processes have used so far. */
export type Usage = {
  /** Processor time, in seconds. */
  work: number;
  /** Memory that they hold, in MB; what they share counts for each. */
  memory: number;
};

/** How many of its units Linux counts a second of processor time in (`getconf CLK_TCK`), on every machine. */
const ticks = 100;

/** A page of memory on the machines that the project is run on, in bytes. */
const pageSize = 4096;

/**
 * What the processes of a group have used; undefined where the system does not tell (only Linux does).
 * @param group number of the process that began it
 */
export function usageOf(group: number): Usage | undefined {
  if (!existsSync('/proc/self/stat')) return undefined;
  const usage: Usage = { work: 0, memory: 0 };
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    let stat: string;
    try {
      stat = readFileSync(`/proc/${name}/stat`, 'utf8');
    } catch {
      // It has ended since.
      continue;
    }
    // proc(5); the name of the program may hold anything.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (Number(fields[2]) !== group) continue;
    usage.work += (Number(fields[11]) + Number(fields[12])) / ticks;
    usage.memory += (Number(fields[21]) * pageSize) / 1e6;
  }
  return usage;
}

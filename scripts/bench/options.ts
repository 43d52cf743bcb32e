import { parseArgs } from 'node:util';
import { keysOf } from '@/lib/objects/entries-of';
import { type ChosenPage, chosenPages } from './chosen-pages';
import type { Method } from './measured';
import { type Peer, parsePeers } from './peers';

/** What `npm run bench` measures. */
const parts = ['weights', 'lighthouse', 'navigation', 'interaction', 'back-forward'] as const;

type Part = (typeof parts)[number];

/** How each way of slowing the line and the processor is called. */
const methodNames: Record<Method, string> = { simulate: 'simulated', devtools: 'applied' };

export type Options = {
  pages: ChosenPage[];
  peers: Peer[];
  parts: ReadonlySet<Part>;
  methods: Method[];
  /** Runs of Lighthouse for each page and method. */
  runs: number;
  /** Repetitions of each click and each press. */
  clicks: number;
  /** Whether what was measured before with this build is thrown away. */
  fresh: boolean;
};

/** @throws Error when an option is no whole number above zero */
function count(option: string, value: string): number {
  const number = Number(value);
  if (!Number.isInteger(number) || number < 1) {
    throw new Error(`--${option}: must be a whole number from 1 (is "${value}")`);
  }
  return number;
}

/** @throws Error when an entry of a list is none of those that there are */
function chosen<Name extends string>(
  option: string,
  list: string,
  names: readonly Name[],
  titles: (name: Name) => string = (name) => name,
): Name[] {
  return list.split(',').map((entry) => {
    const name = names.find((known) => known === entry || titles(known) === entry);
    if (name === undefined) {
      throw new Error(`--${option}: "${entry}" is none of ${names.map(titles).join(', ')}`);
    }
    return name;
  });
}

/**
 * Reads the options of `npm run bench`.
 * @param args what stands behind the command
 * @throws Error naming an option that is unknown or has a value that it cannot have
 */
export function readOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      pages: { type: 'string', default: 'home,service,/accounting,visa,article' },
      langs: { type: 'string', default: 'en' },
      all: { type: 'boolean', default: false },
      runs: { type: 'string', default: '5' },
      methods: { type: 'string', default: 'simulated,applied' },
      parts: { type: 'string', default: parts.join(',') },
      clicks: { type: 'string', default: '7' },
      peer: { type: 'string', multiple: true, default: [] },
      'peer-article': { type: 'string', multiple: true, default: [] },
      fresh: { type: 'boolean', default: false },
    },
  });
  return {
    pages: values.all ? chosenPages('all', 'all') : chosenPages(values.pages, values.langs),
    peers: parsePeers(values.peer, values['peer-article']),
    parts: new Set(chosen('parts', values.parts, parts)),
    methods: chosen('methods', values.methods, keysOf(methodNames), (name) => methodNames[name]),
    runs: count('runs', values.runs),
    clicks: count('clicks', values.clicks),
    fresh: values.fresh,
  };
}

import type { Runtime } from '@/content/pages';

/** What a script element of Next's export is for. */
export type ScriptRole = 'own' | 'client' | 'framework' | 'legacy' | 'start' | 'data';

/** What becomes of a script: it stays, goes, waits for the first paint, or for `client/defer.ts`. */
type Fate = 'keep' | 'drop' | 'late' | 'defer';

type PageKind = Record<ScriptRole, Fate> & {
  /** Whether the page shows something that needs React: it must, or it must not. */
  widgets: boolean;
};

/** What a page of the static output keeps, by the `runtime` that `content/pages.ts` names for it. */
export const pageKinds: Record<Runtime, PageKind> = {
  none: {
    own: 'keep',
    client: 'late',
    framework: 'drop',
    data: 'drop',
    start: 'drop',
    legacy: 'drop',
    widgets: false,
  },
  deferred: {
    own: 'keep',
    client: 'late',
    framework: 'defer',
    data: 'defer',
    start: 'defer',
    // For browsers without modules: they cannot run the rest either.
    legacy: 'drop',
    widgets: true,
  },
};

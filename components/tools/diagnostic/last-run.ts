/** What the last run with the same pages has left, if this browser keeps anything at all. */
export type LastRun = { kind: 'run'; identities: readonly string[] } | { kind: 'none' | 'blocked' };

function keyOf(scope: string): string {
  return `diagnostic-${scope}`;
}

function identitiesIn(text: string): string[] | undefined {
  try {
    const value: unknown = JSON.parse(text);
    const isList = Array.isArray(value) && value.every((item) => typeof item === 'string');
    return isList ? value : undefined;
  } catch {
    return undefined;
  }
}

/** The last run of a scope; what is no list of texts was never written here and counts for nothing. */
export function readLastRun(scope: string): LastRun {
  try {
    const identities = identitiesIn(localStorage.getItem(keyOf(scope)) ?? '');
    return identities === undefined ? { kind: 'none' } : { kind: 'run', identities };
  } catch {
    return { kind: 'blocked' };
  }
}

/** Keeps a run. @returns whether the browser has kept it: its storage may be blocked or full */
export function keepRun(scope: string, identities: readonly string[]): boolean {
  try {
    localStorage.setItem(keyOf(scope), JSON.stringify(identities));
    return true;
  } catch {
    return false;
  }
}

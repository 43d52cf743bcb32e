/** What an error says; of anything else that was thrown, its text. */
export function errorText(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** What a function throws, as the text of the error; empty where it throws nothing. */
export function errorsOf(run: () => unknown): string[] {
  try {
    run();
    return [];
  } catch (error) {
    return [errorText(error)];
  }
}

/** Runs a function so that what it throws names its source: `<source>: <text of the error>`. */
export function namingSource<Result>(source: string, run: () => Result): Result {
  try {
    return run();
  } catch (error) {
    throw new Error(`${source}: ${errorText(error)}`, { cause: error });
  }
}

/**
 * Does what takes its time on the first run only, and says how long.
 * @template Result
 * @param {string} what as the terminal shows it
 * @param {() => Result} work
 * @returns {{ result: Result, seconds: number }} what the work returns, and how long it took
 */
export function onFirstRun(what, work) {
  const started = performance.now();
  const result = work();
  const seconds = (performance.now() - started) / 1000;
  if (seconds >= 1) console.log(`${what}: ${seconds.toFixed(1)} s, on the first run only.`);
  return { result, seconds };
}

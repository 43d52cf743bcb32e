/** All that a run needs: one chunk, which is loaded when it begins and not with the page. */
export { Results } from './results';
export { runDiagnosis } from './run-diagnosis';

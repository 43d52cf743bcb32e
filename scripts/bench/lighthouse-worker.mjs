/**
 * Runs Lighthouse as often as it is asked: a process of its own, because what Lighthouse sends to the page
 * must not have been changed by the loader of TypeScript. The library's file is the only argument.
 */
import { pathToFileURL } from 'node:url';

/** @typedef {{ url: string, port: number, method: string }} Order */

const [, , library = ''] = process.argv;
const { default: lighthouse } = await import(pathToFileURL(library).href);

process.on('message', async (/** @type {Order} */ { url, port, method }) => {
  try {
    const result = await lighthouse(url, {
      port,
      output: 'json',
      logLevel: 'silent',
      throttlingMethod: method,
      // For its own report only, and two seconds of each run.
      disableFullPageScreenshot: true,
      // The not-found page is a page too.
      ignoreStatusCode: true,
    });
    process.send?.({ report: result?.lhr });
  } catch (error) {
    process.send?.({ error: error instanceof Error ? error.message : String(error) });
  }
});
process.send?.({ ready: true });

import { browserArguments, findBrowser } from '@/scripts/browser.mjs';

/** A browser with a window, or as if it had one: it paints while a picture is pending, and has a back/forward cache. */
export const withWindow = {
  executablePath: findBrowser(),
  args: browserArguments,
  ignoreDefaultArgs: ['--disable-back-forward-cache'],
};

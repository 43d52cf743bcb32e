/**
 * The script that every page has, on every host: small, without a framework, with delegated
 * listeners only, so that it survives soft navigation. Pages work without it.
 */
import { followReading } from './contents';
import { keepEarlyClicks } from './early-clicks';
import { scrollToHash } from './hash-scroll';
import { keepLanguage } from './language';
import { operateMenus } from './menus';
import { startRuntime } from './runtime';

operateMenus(document);
keepLanguage(document);
scrollToHash();
followReading(document);
keepEarlyClicks(document);
startRuntime(document);

if (document.querySelector('[data-not-found]')) {
  console.warn(`404: no page at ${location.pathname}`);
}

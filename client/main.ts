/**
 * The script that every page has, on every host: small, without a framework, with delegated
 * listeners only. Pages work without it.
 */
import { followReading } from './contents';
import { replayEarlyClicks } from './early-clicks';
import { watchHydration } from './hydration';
import { keepLanguage } from './language';
import { suggestLanguage } from './language-suggestion';
import { operateMenus } from './menus';
import { prefetchLinks } from './prefetch';
import { trustFramework } from './trusted-types';
import { keepTypedText, mailTypedText } from './typed-text';

trustFramework();
operateMenus(document);
keepLanguage(document);
suggestLanguage(document);
followReading(document);
replayEarlyClicks(document);
keepTypedText(document);
mailTypedText(document);
watchHydration(document);

if (document.querySelector('[data-not-found]')) {
  console.warn(`404: no page at ${location.pathname}`);
}

// The last one: it throws where a page of an older version, which a CDN may have kept, does not trust these rules.
prefetchLinks(document);

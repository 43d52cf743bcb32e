/**
 * The script that every page has, on every host: small, without a framework, with delegated
 * listeners only. Pages work without it.
 */
import { followReading } from './contents';
import { replayEarlyClicks } from './early-clicks';
import { fetchFonts } from './fonts';
import { hydrate } from './hydration';
import { keepLanguage } from './language';
import { operateMenus } from './menus';
import { operateOffer } from './operate-offer';
import { prefetchLinks } from './prefetch';
import { keepStillParts } from './still-parts';
import { trustFramework } from './trusted-types';
import { keepTypedText, mailTypedText } from './typed-text';

trustFramework();
fetchFonts(document);
operateMenus(document);
keepLanguage(document);
operateOffer(document);
followReading(document);
replayEarlyClicks(document);
keepStillParts(document);
keepTypedText(document);
mailTypedText(document);
hydrate(document);

if (document.querySelector('[data-not-found]')) {
  console.warn(`404: no page at ${location.pathname}`);
}

// The last one: it throws where a page of an older version, which a CDN may have kept, does not trust these rules.
prefetchLinks(document);

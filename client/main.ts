/** The script of every page, on every host: small, without a framework, with delegated listeners only. */
import { keepTicks } from './checklist';
import { replayEarlyClicks } from './early-clicks';
import { watchHydration } from './hydration';
import { operateLanguageLinks } from './language';
import { suggestLanguage } from './language-suggestion';
import { operateMenus } from './menus';
import { prefetchLinks } from './prefetch';
import { trackCurrentSection } from './table-of-contents';
import { trustFramework } from './trusted-types';
import { addTypedTextToMail, restoreTypedText } from './typed-text';
import { loadSendUnsent } from './unsent';

trustFramework();
operateMenus(document);
operateLanguageLinks(document);
suggestLanguage(document);
trackCurrentSection(document);
keepTicks(document);
replayEarlyClicks(document);
restoreTypedText(document);
addTypedTextToMail(document);
watchHydration(document);
loadSendUnsent(document);

if (document.querySelector('[data-not-found]')) {
  console.warn(`404: no page at ${location.pathname}`);
}

// Must stay last, since it may throw: on a page of an older version that a CDN has kept, whose Trusted Types policy
// (Next server) allows only the rules of that version.
prefetchLinks(document);

/**
 * What comes before `next build` and `next dev`: everything that is read from disk or environment is
 * checked, so that a mistake is named at once; the client scripts are made.
 */
import { endingFacts } from '@/content/facts';
import { localeCodes } from '@/i18n/locales';
import { makeClientScripts } from './client-scripts.mjs';
import { giveUp } from './give-up.mjs';

process.on('uncaughtException', giveUp);

// Imported here, because a bad environment value already fails the import.
const { checkDocuments } = await import('@/documents/document-checks');
const { loadMessages } = await import('@/i18n/load-messages');
const { checkLinkPlan } = await import('@/seo/check-link-plan');
for (const locale of localeCodes) loadMessages(locale);
checkDocuments();
checkLinkPlan();
makeClientScripts();

const { site } = await import('@/content/site');
if (site.inquiriesUrl === '') {
  console.warn(
    'Warning: SITE_INQUIRIES_URL is empty. The forms say that they are sent nowhere, and offer an e-mail instead.',
  );
}

const ending = endingFacts();
for (const { name, until } of ending.filter(({ hasEnded }) => !hasEnded)) {
  console.warn(`Warning: ${name} ends on ${until}: its texts have to be looked at.`);
}
const ended = ending.filter(({ hasEnded }) => hasEnded);
if (ended.length > 0) {
  const lines = ended.map(({ name, until }) => `  ${name}: held until ${until}`);
  throw new Error(
    [
      'Rules have ended (content/facts/, content/countries/); their texts are wrong now:',
      ...lines,
    ].join('\n'),
  );
}

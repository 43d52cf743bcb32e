/** `npm run check:launch`: everything that must be settled before the site goes live. */
import { existsSync, readFileSync } from 'node:fs';
import { endingFacts, factsToReview } from '@/content/facts';
import { commitments, httpsConfirmedFor, securityTextExpires } from '@/content/launch';
import { type Law, laws } from '@/content/laws';
import { documentIds } from '@/content/pages';
import { people } from '@/content/people';
import { sampleValues, site } from '@/content/site';
import { commonHeaders } from '@/deploy/headers.mjs';
import { isTranslated, localeCodes } from '@/i18n/locales';
import { readMessageFiles } from '@/i18n/message-files';
import { daysAfter } from '@/lib/dates/calendar-days';
import { todayInManila } from '@/lib/dates/manila-time';
import { leavesOf } from '@/lib/messages/tree';
import { translatedLocales } from '@/seo/page-languages';
import { unconfirmedHsts } from './hsts';
import { compareWithLock } from './translation-lock';

const englishTexts = new Map(leavesOf(readMessageFiles('en')).map(({ key, text }) => [key, text]));

const inTwoMonths = daysAfter(todayInManila(), 60);

const { SITE_INQUIRIES_URL, INQUIRIES_SMTP_URL, INQUIRIES_WEBHOOK_URL } = process.env;

/** Variables without which inquiries are sent nowhere, or stay where they are stored. */
const inquiriesFindings = [
  SITE_INQUIRIES_URL
    ? ''
    : 'SITE_INQUIRIES_URL: the forms of the static output say that they are sent nowhere',
  INQUIRIES_SMTP_URL || INQUIRIES_WEBHOOK_URL
    ? ''
    : 'INQUIRIES_SMTP_URL or INQUIRIES_WEBHOOK_URL: inquiries are stored, but not delivered',
].filter(Boolean);

const containerfiles = ['deploy/container/Containerfile', 'deploy/inquiries/Containerfile'];

/** What is open, by the title that it is listed under. */
const groups: Record<string, readonly string[]> = {
  'Identity values that are samples (set them in the environment, see content/site.ts)':
    sampleValues(process.env),
  'Roles without a person, which pages show without a face (content/people.json)':
    site.waysOfWorking.answeredBy.value.filter((role) => people[role] === undefined),
  'Forms that lead nowhere (set the variables where the site is built and where the service runs)':
    inquiriesFindings,
  'Facts to confirm (content/facts/, content/countries/)': factsToReview().map(
    ({ name, reason }) => `${name}: ${reason}`,
  ),
  'Rules that have ended or end soon (content/facts/, content/countries/)': endingFacts().map(
    ({ name, until, hasEnded }) => `${name}: ${hasEnded ? 'held' : 'holds'} until ${until}`,
  ),
  'Addresses of laws that nobody has opened (content/laws.ts: `opened`)': Object.values<Law>(laws)
    .filter(({ opened }) => opened === undefined)
    .map(({ number, url }) => `${number}: ${url}`),
  'Promises in the texts that the firm has to confirm (content/launch.ts)': commitments.map(
    (key) => `${key}: ${englishTexts.get(key)}`,
  ),
  'Security contact, security.txt (content/launch.ts)':
    securityTextExpires > inTwoMonths ? [] : [`security.txt expires on ${securityTextExpires}`],
  'HTTPS for all subdomains, promised by Strict-Transport-Security (deploy/headers.mjs; confirm in content/launch.ts)':
    unconfirmedHsts(commonHeaders['Strict-Transport-Security'], site.origin, httpsConfirmedFor),
  'Container images with an unpinned tag (docs/operations.md, Deploy; or delete the file if no container is used)':
    containerfiles.filter(
      (file) => existsSync(file) && !/@sha256:[0-9a-f]{64}$/m.test(readFileSync(file, 'utf8')),
    ),
  'Languages that are not translated (i18n/locales.ts)': localeCodes.filter(
    (locale) => !isTranslated(locale),
  ),
  'Translations whose English text has changed since (npm run messages)':
    compareWithLock().outdated.map(({ key, locales }) => `${locales.join(', ')}: ${key}`),
  'Documents whose text is shown in English': localeCodes.flatMap((locale) => {
    const english = documentIds.filter((id) => !translatedLocales(`/${id}`).includes(locale));
    return english.length === 0 ? [] : [`${locale}: ${english.length} of ${documentIds.length}`];
  }),
};

let openCount = 0;
for (const [title, findings] of Object.entries(groups)) {
  if (findings.length === 0) continue;
  console.log(`\n${title}:`);
  for (const finding of findings) console.log(`  - ${finding}`);
  openCount += findings.length;
}
console.log(openCount === 0 ? 'Ready for launch.' : `\n${openCount} points are open.`);
process.exitCode = openCount === 0 ? 0 : 1;

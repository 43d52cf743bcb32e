import { z } from 'zod';
import { categories } from '@/content/categories';
import { clusters } from '@/content/clusters';
import { agencies } from '@/content/laws';
import { pages } from '@/content/pages';
import { practiceChoices } from '@/content/site';
import { factWordsSchema } from '@/i18n/fact-words';
import type { LoadFailure } from '@/lib/downloads/load-file';
import { anyTexts, entries, entriesFor, section, text } from './parts';

/**
 * Schemas of the messages of the interface. What they name is read by a table; everything else is read by
 * keys that the type-checker knows from the English files, and has to be there in every language
 * (`npm run check:messages`).
 */

/** A list of keys as a table. */
function table<Key extends string>(keys: readonly Key[]): Record<Key, true> {
  // One entry for each key of the list.
  return Object.fromEntries(keys.map((key) => [key, true])) as Record<Key, true>;
}

/** A sentence below what it is about. */
const labelled = section({ label: text, text });

/** `messages/<locale>/common.json` */
export const common = section({
  values: factWordsSchema,
  language: section({ welcome: text, offer: text, switch: text, dismiss: text }),
  buttons: section({ getStarted: text, freeConsultation: text }),
  forms: anyTexts,
  toasts: section({ errorTitle: text, errorText: text }),
  suggestions: section({ types: section({ article: text, blog: text, service: text }) }),
  laws: section({
    title: text,
    checked: text,
    confirm: text,
    agencies: entriesFor(table(agencies), text),
  }),
  hours: section({ days: text, times: text, closed: text, zone: text }),
  address: text,
  onThisPage: section({
    label: text,
    bring: text,
    timing: text,
    fees: text,
    answers: text,
    start: text,
  }),
  practice: section({
    sample: text,
    answeredBy: labelled,
    languages: labelled,
    consultation: labelled,
    papers: labelled,
    offer: labelled,
    roles: entriesFor(table(practiceChoices.answeredBy), text),
    meetings: entriesFor(table(practiceChoices.consultation), text),
    handovers: entriesFor(table(practiceChoices.papers), text),
  }),
  sample: section({
    stamp: text,
    company: text,
    client: text,
    unit: section({ label: text, value: text }),
    line: text,
    noteMark: text,
  }),
  agents: section({ form: text, english: text, full: text }),
  notFound: section({ code: text, title: text, text, home: text }),
  tools: section({
    home: text,
    cancel: text,
    retry: text,
    progress: text,
    failures: entriesFor(
      table(['offline', 'missing', 'timeout', 'failed'] satisfies LoadFailure[]),
      text,
    ),
  }),
  downloads: anyTexts,
});

/** `messages/<locale>/navigation.json` */
export const navigation = section({
  pages: entriesFor(pages, text),
  header: anyTexts,
  footer: anyTexts,
  breadcrumb: section({ label: text, articles: text, blogs: text }),
});

/** `messages/<locale>/articles.json` */
export const articles = section({
  author: text,
  readTime: text,
  categories: entriesFor(table(categories), text),
  clusters: entriesFor(table(clusters), text),
});

/** `messages/<locale>/blogs.json` */
export const blogs = section({ badge: text, ctaTitle: text, ctaButton: text, tip: text });

/** `messages/<locale>/audit.json`: what the audits of the site say; templates that the browser fills. */
export const audit = section({
  rules: entries(z.strictObject({ fault: text, reason: text, fix: text })),
  checks: entries(z.strictObject({ name: text, good: text })),
});

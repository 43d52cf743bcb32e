import { z } from 'zod';
import { type ImageName, imageGroups, imageNames, logoKinds } from '@/content/images';
import {
  benefitIcons,
  consultationIcons,
  contactReasonIcons,
  faqIcons,
  firstServices,
  heroScenes,
  industryImages,
  valueIcons,
  workIcons,
} from '@/content/message-items';
import { serviceGroups } from '@/content/services';
import {
  entries,
  entriesFor,
  introduced,
  meta,
  point,
  section,
  sentences,
  text,
  titled,
} from './parts';

const hero = section({ title: text, lead: text });
const points = section({ title: text, items: entries(point) });
const prose = section({ title: text, paragraphs: sentences });

/** A list of entries that stand beside an icon or a picture each. */
function pointsFor(table: Readonly<Record<string, unknown>>) {
  return section({ title: text, items: entriesFor(table, point) });
}

/** Three questions a category (spec §2). */
const questions = entries(z.strictObject({ question: text, answer: text })).refine(
  (given) => Object.keys(given).length === 3,
  'must have three questions',
);

const tool = section({ meta, hero, checks: points });

/** `messages/<locale>/pages.json` */
export const pages = z
  .object({
    home: section({
      meta,
      hero: hero.extend({
        eyebrow: text,
        primary: text,
        secondary: text,
        slides: entriesFor(heroScenes, text),
      }),
      languages: section({ label: text }),
      about: titled.extend({ link: text, points: entries(point) }),
      services: introduced.extend({ more: text }),
      how: introduced.extend({ steps: entries(point) }),
      remote: titled.extend({ points: sentences, cta: text }),
      why: introduced.extend({
        benefits: entriesFor(benefitIcons, point),
        industries: pointsFor(industryImages).extend({ intro: text }),
      }),
      contact: introduced,
    }),
    about: section({
      meta,
      hero,
      who: prose.extend({ statement: text }),
      registrations: introduced.extend({
        items: entriesFor({ company: true, name: true, bookkeeping: true, visa: true }, point),
      }),
      what: pointsFor(workIcons),
      serve: points,
      approach: prose,
      values: pointsFor(valueIcons),
      follow: titled.extend({ link: text }),
      expert: introduced,
    }),
    contact: section({
      meta,
      hero,
      form: introduced,
      support: titled.extend({ legend: section({ office: text, remote: text }) }),
      details: section({
        title: text,
        location: text,
        locationLabel: text,
        officeLabel: text,
        emailLabel: text,
        phoneLabel: text,
        dtiLabel: text,
        secLabel: text,
        note: text,
      }),
      hours: section({ title: text, note: text }),
      practice: section({ title: text }),
      next: section({ title: text, steps: entries(point) }),
      why: pointsFor(contactReasonIcons),
    }),
    services: section({
      meta,
      hero,
      groups: entriesFor(serviceGroups, introduced),
      choose: section({
        title: text,
        items: entriesFor(firstServices, z.strictObject({ title: text, start: text })),
      }),
      cta: titled.extend({ primary: text, secondary: text }),
    }),
    freeConsultation: section({
      meta,
      hero,
      benefits: pointsFor(consultationIcons),
      form: introduced,
      prepare: introduced.extend({ items: sentences }),
      steps: points,
      practice: section({ title: text }),
      closing: titled,
    }),
    insights: section({
      meta,
      hero,
      tabs: section({ articles: text, faqs: text, blogs: text }),
      articles: introduced,
      faq: introduced.extend({
        categories: entriesFor(faqIcons, z.strictObject({ name: text, items: questions })),
      }),
      blogs: introduced.extend({ more: section({ title: text }) }),
      cta: titled.extend({ primary: text, secondary: text }),
    }),
    xero: section({
      meta,
      hero: hero.extend({ button: text }),
      practices: points.extend({ intro: text }),
      routine: points.extend({ intro: text }),
      compliance: points.extend({ intro: text }),
      mistakes: points,
      button: text,
      cta: titled,
    }),
    canonicalDiagnostic: tool,
    seoAudit: tool,
    downloadAssets: section({
      meta,
      hero,
      collection: section({ title: text, part: text, count: text, weight: text, total: text }),
      archive: titled.extend({ noScript: text }),
      images: introduced.extend({ groups: entriesFor(imageGroups, text) }),
      logos: introduced.extend({ kinds: entriesFor(logoKinds, text) }),
      icons: introduced,
    }),
    employer: section({ title: text, with: point, without: point, link: text }),
    tools: section({ note: text }),
    // What a picture shows; those that say nothing beyond the text beside them have none.
    // z.enum wants to see that the list is not empty.
    images: z.partialRecord(z.enum(imageNames as [ImageName, ...ImageName[]]), text),
  })
  // A page that says nothing of its own kind needs no schema: title and description, and its texts.
  .catchall(section({ meta }));

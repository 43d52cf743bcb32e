import { categories } from '@/content/categories';
import { clusters } from '@/content/clusters';
import { countries } from '@/content/countries/countries';
import { confirmers, issuerKinds, paperKinds, topics } from '@/content/countries/types';
import { downloads } from '@/content/downloads';
import { imageGroups, imageNames, logoKinds } from '@/content/images';
import { faqIcons } from '@/content/insights';
import { agencies } from '@/content/laws';
import * as messageItems from '@/content/message-items';
import { pages } from '@/content/pages';
import { documentStatuses, suppliers } from '@/content/samples/documents';
import { balances, profitAndLoss, reportNotes } from '@/content/samples/month-end';
import {
  employees,
  registerLineKeys,
  registerNotes,
  registerParts,
} from '@/content/samples/pay-run';
import { contentsNotes, fileDocuments } from '@/content/samples/staff-file';
import { taskNotes, taskPeople, taskStatuses, tasks } from '@/content/samples/task-list';
import * as visaCase from '@/content/samples/visa-case';
import { serviceGroups } from '@/content/services';
import { wayOfWorkingChoices } from '@/content/site';
import { visaQuestions, visaTabs } from '@/content/visas';
import { calculators } from '@/lib/calculators/calculators';
import { filings, profileFields } from '@/lib/calculators/filing-calendar';
import { leavesOf, type MessageTree } from '@/lib/messages/tree';
import type { Namespace } from './message-files';

/**
 * Rules of the messages that neither TypeScript nor the comparison with English checks: which entries belong
 * to the tables of `content/` (an icon, a picture, a target, a value each), and how many entries a list
 * has. A key is the path of an object; `*` stands for any one name.
 */

/** For each object of messages, the table whose keys it must have, in the same order. */
const tables: Partial<Record<Namespace, Record<string, readonly string[] | object>>> = {
  common: {
    'laws.agencies': agencies,
    'waysOfWorking.roles': wayOfWorkingChoices.answeredBy,
    'waysOfWorking.people': messageItems.roleIcons,
    'waysOfWorking.meetings': wayOfWorkingChoices.consultation,
    'waysOfWorking.handovers': wayOfWorkingChoices.papers,
  },
  navigation: { pages },
  articles: { categories, clusters },
  pages: {
    'home.hero.slides': messageItems.heroScenes,
    'home.why.benefits': messageItems.benefitIcons,
    'home.why.industries.items': messageItems.industryImages,
    'about.what.items': messageItems.workIcons,
    'about.values.items': messageItems.valueIcons,
    'contact.why.items': messageItems.contactReasonIcons,
    'services.groups': serviceGroups,
    'services.choose.items': messageItems.firstServices,
    'freeConsultation.benefits.items': messageItems.consultationIcons,
    'insights.faq.categories': faqIcons,
    'downloadAssets.images.groups': imageGroups,
    'downloadAssets.logos.kinds': logoKinds,
  },
  services: {
    'accounting.sample.profitAndLoss.lines': profitAndLoss,
    'accounting.sample.balances.parts': balances,
    'accounting.sample.balances.lines': { ...balances.assets, ...balances.liabilitiesAndEquity },
    'accounting.sample.notes': reportNotes,
    'payroll.sample.employees': employees,
    'payroll.sample.parts': registerParts,
    'payroll.sample.lines': registerLineKeys,
    'payroll.sample.notes': registerNotes,
    'visa.visaTypes.tabs': visaTabs,
    'visa.visaTypes.items': messageItems.visaIcons,
    'visa.visaTypes.chooser.questions': visaQuestions,
    'visa.visaTypes.chooser.questions.purpose.options': visaQuestions.purpose,
    'visa.visaTypes.chooser.questions.stay.options': visaQuestions.stay,
    'visa.visaTypes.chooser.questions.passport.options': visaQuestions.passport,
    'visa.visaTypes.chooser.purposes': messageItems.visaIcons,
    'visa.visaTypes.comparison.items': messageItems.visaIcons,
    'visa.sample.documents': visaCase.caseDocuments,
    'visa.sample.suppliers': suppliers,
    'visa.sample.statuses': documentStatuses,
    'visa.sample.steps.marks': visaCase.dayMarks,
    'visa.sample.steps.items': visaCase.caseSteps,
    'visa.sample.notes': visaCase.checklistNotes,
    'hrAdmin.sample.documents': fileDocuments,
    'hrAdmin.sample.notes': contentsNotes,
    'hrAdmin.solutions.items': messageItems.solutionIcons,
    'consulting.specializations.items': messageItems.specializationIcons,
    'remoteBusiness.sample.people': taskPeople,
    'remoteBusiness.sample.tasks': tasks,
    'remoteBusiness.sample.statuses': taskStatuses,
    'remoteBusiness.sample.notes': taskNotes,
    'remoteBusiness.offerings.items': messageItems.offeringIcons,
  },
  calculators: {
    items: calculators,
    'calendar.fields': profileFields,
    'calendar.filings': filings,
    ...Object.fromEntries(
      Object.entries(calculators).flatMap(([id, { fields, answers, lines, words }]) => [
        [`items.${id}.fields`, fields],
        [`items.${id}.answers`, answers],
        [`items.${id}.lines`, lines],
        ...(words === undefined ? [] : [[`items.${id}.words`, words]]),
      ]),
    ),
  },
  downloads: { items: downloads },
  countries: {
    topics,
    'papers.issuers': issuerKinds,
    'papers.documents': paperKinds,
    authorities: confirmers,
    ...Object.fromEntries(
      Object.entries(countries).map(([id, { notes }]) => [`notes.${id}`, notes]),
    ),
  },
};

/** The minimum and maximum number of entries or sentences of each list. */
const lengthLimits: Partial<Record<Namespace, Record<string, { min: number; max?: number }>>> = {
  services: {
    '*.features.items': { min: 4 },
    '*.process.steps': { min: 4 },
    '*.bring.items': { min: 4 },
    '*.benefits.items': { min: 8 },
    'visa.visaTypes.items.*.requirements': { min: 3 },
    'consulting.specializations.items.*.benefits': { min: 4, max: 4 },
  },
  pages: { 'insights.faq.categories.*.items': { min: 3, max: 3 } },
};

/** The direct child keys of each object or list whose path matches a pattern, by that path. */
function entriesAt(pattern: string, keys: readonly string[]): Map<string, Set<string>> {
  const parts = pattern.replaceAll('.', '\\.').replaceAll('*', '[^.]+');
  const start = new RegExp(`^(${parts})\\.([^.]+)`);
  const found = new Map<string, Set<string>>();
  for (const key of keys) {
    const [, place, name] = start.exec(key) ?? [];
    if (place === undefined || name === undefined) continue;
    found.set(place, (found.get(place) ?? new Set<string>()).add(name));
  }
  return found;
}

/**
 * The entries of the English messages that are in another order than their table. Pages show them in the
 * order of the table, and links are found in the order of the messages.
 * @returns lines `key: problem`
 */
export function tableOrderProblems(english: MessageTree, namespace: Namespace): string[] {
  const keys = leavesOf(english).map(({ key }) => key);
  return Object.entries(tables[namespace] ?? {}).flatMap(([place, table]) => {
    const order = (Array.isArray(table) ? table : Object.keys(table)).join(', ');
    const found = [...(entriesAt(place, keys).get(place) ?? [])].join(', ');
    return found === order ? [] : [`${place}: its entries must stand in the order ${order}`];
  });
}

function placeOf(table: object): string {
  const name = Object.entries(messageItems).find(([, items]) => items === table)?.[0];
  return name === undefined
    ? 'the table that i18n/message-tables.ts names'
    : `${name} of content/message-items.ts`;
}

/**
 * Compares the English messages with the tables of `content/`, the lengths of their lists with `lengthLimits`, and
 * the names of alternative texts with the pictures.
 * @returns lines `key: problem`
 */
export function tableProblems(english: MessageTree, namespace: Namespace): string[] {
  const keys = leavesOf(english).map(({ key }) => key);
  const problems: string[] = [];
  for (const [place, table] of Object.entries(tables[namespace] ?? {})) {
    const names: string[] = Array.isArray(table) ? table : Object.keys(table);
    const found = entriesAt(place, keys).get(place) ?? new Set<string>();
    for (const name of names)
      if (!found.delete(name)) problems.push(`${place}.${name}: is missing`);
    for (const name of found) problems.push(`${place}.${name}: has no entry in ${placeOf(table)}`);
  }
  for (const [pattern, { min, max = Infinity }] of Object.entries(lengthLimits[namespace] ?? {})) {
    for (const [place, { size }] of entriesAt(pattern, keys)) {
      if (size >= min && size <= max) continue;
      problems.push(`${place}: must have ${max === min ? '' : 'at least '}${min} entries`);
    }
  }
  if (namespace === 'pages') {
    const images: ReadonlySet<string> = new Set(imageNames);
    // Decorative pictures have no alternative text.
    for (const name of entriesAt('images', keys).get('images') ?? []) {
      if (!images.has(name)) problems.push(`images.${name}: is no picture of content/images.ts`);
    }
  }
  return problems;
}

/** Icons of controls and of marks in a line of text: each page draws its own. */
const controlIcons = [
  'check',
  'chevron',
  'error',
  'external',
  'menu',
  'next',
  'pause',
  'play',
  'previous',
  'success',
] as const;

/**
 * Icons of subjects: they are above or beside texts below the fold, and one file for all
 * pages draws them (`npm run pictures` writes it). The tables of `content/message-items.ts` and
 * `content/services.ts` say where.
 */
export const subjectIcons = [
  // Facts: how to reach the firm, when, under which number
  'calendar',
  'certificate',
  'clock',
  'mail',
  'notice',
  'phone',
  'pin',
  // Services
  'book',
  'building',
  'chart',
  'compass',
  'globe',
  'passport',
  'people',
  'receipt',
  'wallet',
  // Visa types
  'homecoming',
  'investment',
  'jobs',
  'marriage',
  'meeting',
  'permit',
  'retirement',
  'settlement',
  'tourist',
  'trade',
  'work',
  // Work that the firm takes on
  'cash',
  'compliance',
  'exit',
  'folder',
  'growth',
  'handbook',
  'inbox',
  'market',
  'messages',
  'renewal',
  'roles',
  'software',
  // What clients can hold the firm to
  'connected',
  'fees',
  'innovation',
  'precision',
] as const;

/** The names of all icons, by what they stand for. */
export const iconNames = [...controlIcons, ...subjectIcons] as const;

export type SubjectIconName = (typeof subjectIcons)[number];
export type IconName = (typeof iconNames)[number];

/** Whether an icon is that of a subject. */
export function isSubjectIcon(name: IconName): name is SubjectIconName {
  return subjectIcons.some((subject) => subject === name);
}

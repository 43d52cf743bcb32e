/**
 * The names of all icons, by what they stand for. `components/ui/icon.tsx` draws them; the tables of
 * `content/message-items.ts` and `content/services.ts` say where they stand.
 */
export const iconNames = [
  // Controls
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

export type IconName = (typeof iconNames)[number];

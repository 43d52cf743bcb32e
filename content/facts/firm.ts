import { serviceKeys } from '@/content/services';
import { localeCodes } from '@/i18n/locales';
import type { FirmFact } from './types';

const asOf = 2026;

/** Length of the free session in minutes. */
const sessionMinutes = 30;

/** What the firm promises, what it sees in its practice, and what it advises. */
export const firmFacts = {
  replyTime: { value: { kind: 'duration', unit: 'hour', value: 24 }, asOf },
  expertReplyTime: { value: { kind: 'duration', unit: 'hour', value: 2 }, asOf },
  sessionLength: { value: { kind: 'duration', unit: 'minute', value: sessionMinutes }, asOf },
  sessionLabel: {
    value: { kind: 'duration', unit: 'minute', value: sessionMinutes, compound: true },
    asOf,
  },
  remoteSupport: { value: { kind: 'text', value: '24/7' }, asOf },
  serviceCount: { value: { kind: 'count', value: serviceKeys.length, inWords: true }, asOf },
  languageCount: { value: { kind: 'count', value: localeCodes.length, inWords: true }, asOf },
  registrationTime: { value: { kind: 'duration', unit: 'week', value: 2, max: 4 }, asOf },
  touristExtensionTime: { value: { kind: 'duration', unit: 'workingDay', value: 3, max: 5 }, asOf },
  workVisaTime: { value: { kind: 'duration', unit: 'week', value: 4, max: 8 }, asOf },
  emergencyFund: { value: { kind: 'duration', unit: 'month', value: 3, max: 6 }, asOf },
  roiPeriod: { value: { kind: 'duration', unit: 'month', value: 6, max: 12 }, asOf },
  automationSaving: { value: { kind: 'percent', value: 80 }, asOf },
} as const satisfies Record<string, FirmFact>;

import { serviceKeys } from '@/content/services';
import { localeCodes } from '@/i18n/locales';
import type { FirmFact } from './types';

/** Length of the free session in minutes. */
const sessionMinutes = 30;

/** What the firm promises, what it sees in its practice, and what it advises. */
export const firmFacts = {
  replyTime: { value: { kind: 'duration', unit: 'hour', value: 24 } },
  expertReplyTime: { value: { kind: 'duration', unit: 'hour', value: 2 } },
  /** How long an inquiry is kept after it was received: the default of `INQUIRIES_KEEP_DAYS`. */
  inquiryKeepDays: {
    value: { kind: 'duration', unit: 'day', value: 365 },
    reviewNote:
      'no law sets it: the firm decides, and the service that takes inquiries has to follow',
  },
  /** How long a browser keeps an inquiry that could not be sent, if the visitor agrees. */
  unsentKeepDays: { value: { kind: 'duration', unit: 'day', value: 7 } },
  /** Deadline for answering a privacy request: below the month of GDPR art. 12(3); after it one may complain to the NPC. */
  privacyAnswerTime: { value: { kind: 'duration', unit: 'day', value: 15 } },
  sessionLength: { value: { kind: 'duration', unit: 'minute', value: sessionMinutes } },
  sessionLabel: {
    value: { kind: 'duration', unit: 'minute', value: sessionMinutes, compound: true },
  },
  remoteSupport: { value: { kind: 'text', value: '24/7' } },
  serviceCount: { value: { kind: 'count', value: serviceKeys.length, inWords: true } },
  languageCount: { value: { kind: 'count', value: localeCodes.length, inWords: true } },
  registrationTime: { value: { kind: 'duration', unit: 'week', value: 2, max: 4 } },
  touristExtensionTime: { value: { kind: 'duration', unit: 'workingDay', value: 3, max: 5 } },
  workVisaTime: { value: { kind: 'duration', unit: 'week', value: 4, max: 8 } },
  emergencyFund: { value: { kind: 'duration', unit: 'month', value: 3, max: 6 } },
  roiPeriod: { value: { kind: 'duration', unit: 'month', value: 6, max: 12 } },
  automationSaving: { value: { kind: 'percent', value: 80 } },
} as const satisfies Record<string, FirmFact>;

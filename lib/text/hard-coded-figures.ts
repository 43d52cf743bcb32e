/**
 * Figures that must not be hard-coded in prose: those of the state and of the firm are entries of
 * `content/facts/`, where they have a source and are reviewed and written in each language.
 */

const number = String.raw`\d[\d.,]*(?:[-–]\d[\d.,]*)?`;
const currency = 'PHP|Php|USD|EUR|SGD|AUD|GBP|JPY';

/** A percentage, e.g. `12%` or `20 percent`. */
export const hardCodedPercentage = new RegExp(
  String.raw`${number}\s?(?:%|％|(?:percent|per cent|Prozent|por ciento)\b|퍼센트|パーセント)|百分之`,
  'i',
);

/** An amount of money, e.g. `PHP 3,000`, `₱500` or `3 million pesos`. */
export const hardCodedAmount = new RegExp(
  [
    String.raw`(?:\b(?:${currency})|[₱$€£¥])\s?\d`,
    // P60 is a British form.
    String.raw`\bP(?!60\b)\d`,
    String.raw`${number}\s?(?:thousand |million |billion )?(?:(?:${currency}|pesos?|dollars?)\b)`,
    String.raw`${number}\s?million\b`,
  ].join('|'),
);

/** A length of time or a share of the day in figures, e.g. `24 hours`, `30-Minute`, `24/7`. */
export const hardCodedDuration = new RegExp(
  [
    String.raw`\b\d+(?:[-–]\d+)?[\s-](?:(?:calendar|working|business)\s)?(?:minute|hour|day|week|month|year)s?\b`,
    String.raw`\b24/7\b`,
    String.raw`\d\s?(?:Minuten?|Stunden?|Tage|Wochen|Monate|minutos|horas|días|semanas|meses)\b`,
    String.raw`\d\s?(?:分钟|小时|个工作日|時間|分間|営業日|시간|분(?!기|의)|영업일)`,
  ].join('|'),
  'i',
);

/** What the firm promises: a reply within so many hours, or help around the clock. */
export const hardCodedPromise =
  /\b(?:we|us|our)\b[^.!?]{0,60}\bwithin \d+(?:[-–]\d+)?\s(?:hour|day)s?\b|\b24\/7\b/i;

/** An agency of the state by its short name, or the start of a long one. */
const agency =
  /\b(?:BIR|SEC|DTI|DOLE|SSS|PhilHealth|PSA|PEZA|BOI|PRA)\b|Pag-IBIG|Bureau of|city hall/;

// The 13th month pay is the name of a benefit.
const period =
  /\b(?!13th month)\d+(?:st|nd|rd|th)?(?:\s(?:calendar|working|business))?\s(?:hour|day|week|month|year)s?\b/i;

/** Finds a period (`30 days`, `20th day`) in a sentence that names an agency; null where there is none. */
export function findHardCodedDeadline(text: string): RegExpExecArray | null {
  for (const sentence of text.split(/(?<=[.!?。！？])\s*/)) {
    const found = agency.test(sentence) ? period.exec(sentence) : null;
    if (found !== null) return found;
  }
  return null;
}

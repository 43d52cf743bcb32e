import type { SpreadsheetId } from '@/content/downloads';
import type { Locale } from '@/i18n/locales';
import { type Sheet, xlsxFile } from '@/lib/spreadsheets/xlsx-file';
import { approvalMatrix } from './approval-matrix';
import { complianceRegister } from './compliance-register';
import { payrollChanges } from './payroll-changes';
import { sheetTexts } from './sheet-texts';
import { weeklyCash } from './weekly-cash';

const makers: Readonly<Record<SpreadsheetId, (locale: Locale) => Sheet[]>> = {
  complianceRegister: (locale) => complianceRegister(sheetTexts('complianceRegister', locale)),
  payrollChanges: (locale) => payrollChanges(sheetTexts('payrollChanges', locale)),
  weeklyCash: (locale) => weeklyCash(sheetTexts('weeklyCash', locale)),
  approvalMatrix: (locale) => approvalMatrix(sheetTexts('approvalMatrix', locale)),
};

/** The file of a spreadsheet in a language, the same in every build of the same sources. */
export function spreadsheetFile(id: SpreadsheetId, locale: Locale): Promise<Uint8Array> {
  return xlsxFile(makers[id](locale));
}

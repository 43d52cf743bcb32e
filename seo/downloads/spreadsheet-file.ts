import type { SpreadsheetId } from '@/content/downloads';
import type { Locale } from '@/i18n/locales';
import { type Sheet, xlsxFile } from '@/lib/spreadsheets/xlsx-file';
import { approvalMatrixSheets } from './approval-matrix';
import { complianceRegisterSheets } from './compliance-register';
import { payrollChangesSheets } from './payroll-changes';
import { sheetTexts } from './sheet-texts';
import { weeklyCashSheets } from './weekly-cash';

const sheetsOf: Readonly<Record<SpreadsheetId, (locale: Locale) => Sheet[]>> = {
  complianceRegister: (locale) =>
    complianceRegisterSheets(sheetTexts('complianceRegister', locale)),
  payrollChanges: (locale) => payrollChangesSheets(sheetTexts('payrollChanges', locale)),
  weeklyCash: (locale) => weeklyCashSheets(sheetTexts('weeklyCash', locale)),
  approvalMatrix: (locale) => approvalMatrixSheets(sheetTexts('approvalMatrix', locale)),
};

/** The file of a spreadsheet in a language, the same in every build of the same sources. */
export function spreadsheetFile(id: SpreadsheetId, locale: Locale): Promise<Uint8Array> {
  return xlsxFile(sheetsOf[id](locale));
}

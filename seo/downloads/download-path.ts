import {
  type DownloadId,
  downloadsFolder,
  isSpreadsheetId,
  spreadsheets,
} from '@/content/downloads';
import { pages } from '@/content/pages';
import type { Locale } from '@/i18n/locales';
import { localizedPath } from '@/i18n/paths';

/** URL path of a list to fill in: `/ja/downloads/approval-matrix.xlsx`, or of a page, `/ja/downloads/exit-list`. */
export function downloadPath(locale: Locale, id: DownloadId): string {
  return localizedPath(
    locale,
    isSpreadsheetId(id) ? `${downloadsFolder}/${spreadsheets[id].file}` : pages[id].path,
  );
}

import { keysOf } from '@/lib/objects/entries-of';
import { type DocumentId, documentPath, type PageId, pages, partsOf } from './pages';
import type { ServiceKey } from './services';

/** The folder of pages and files, without locale prefix; it has no page of its own. */
export const downloadsFolder = '/downloads';

/** Anchor of the list of all downloads on the insights page. */
export const downloadsAnchor = 'downloads';

type Place = {
  /** The document that explains the list and shows it. */
  document: DocumentId;
  /** The services that it belongs to. */
  services: readonly ServiceKey[];
};

/** The lists that are spreadsheets, each with the name of its file. */
export const spreadsheets = {
  complianceRegister: {
    file: 'compliance-register.xlsx',
    document: 'articles/compliance-management',
    services: ['tax', 'accounting', 'bookkeeping'],
  },
  payrollChanges: {
    file: 'payroll-change-list.xlsx',
    document: 'articles/global-payroll-management',
    services: ['payroll'],
  },
  weeklyCash: {
    file: '13-week-cash.xlsx',
    document: 'articles/cash-flow-optimization',
    services: ['accounting', 'bookkeeping'],
  },
  approvalMatrix: {
    file: 'approval-matrix.xlsx',
    document: 'articles/remote-business-operations',
    services: ['remoteBusiness', 'consulting'],
  },
} as const satisfies Record<string, Place & { file: `${string}.xlsx` }>;

export type SpreadsheetId = keyof typeof spreadsheets;

/** The lists that are pages to print, by the ids of the pages. */
export const printPages = {
  exitList: {
    document: 'articles/remote-workforce-management',
    services: ['hrAdmin', 'payroll'],
  },
  badDay: {
    document: 'blogs/cybersecurity-best-practices',
    services: ['consulting', 'remoteBusiness'],
  },
  monitoringNotice: {
    document: 'blogs/remote-team-performance',
    services: ['hrAdmin', 'remoteBusiness'],
  },
} as const satisfies Partial<Record<PageId, Place>>;

export type PrintPageId = keyof typeof printPages;

export type DownloadId = SpreadsheetId | PrintPageId;

/** Everything to fill in, by id: where it stands. */
export const downloads: Readonly<Record<DownloadId, Place>> = { ...spreadsheets, ...printPages };

export const downloadIds = keysOf(downloads);

/** Whether a name is the id of a download. */
export function isDownloadId(name: string): name is DownloadId {
  return Object.hasOwn(downloads, name);
}

/** Whether a download is a spreadsheet; the others are pages. */
export function isSpreadsheetId(id: DownloadId): id is SpreadsheetId {
  return Object.hasOwn(spreadsheets, id);
}

/** Path of a page to print, without locale prefix, by the last part of its path: `exit-list`. */
export function printPagePath(name: string): string {
  return `${downloadsFolder}/${name}`;
}

/** The last part of the path of each page to print. */
export const printPageNames: readonly string[] = keysOf(printPages).map((id) =>
  pages[id].path.slice(printPagePath('').length),
);

/** The page to print with this last part of its path. @throws Error when there is none */
export function printPageNamed(name: string): PrintPageId {
  const id = keysOf(printPages).find((each) => pages[each].path === printPagePath(name));
  if (id === undefined) throw new Error(`no page to print has the path ${printPagePath(name)}`);
  return id;
}

/** Id of the element in which a download stands. */
export function downloadAnchor(id: DownloadId): string {
  return `download-${id}`;
}

/** Path of the place where a document shows a download, without locale prefix. */
export function downloadPlace(id: DownloadId): string {
  const { kind, slug } = partsOf(downloads[id].document);
  return `${documentPath(kind, slug)}#${downloadAnchor(id)}`;
}

/** Those that a service page leads to; all without a service. */
export function downloadsFor(service?: ServiceKey): DownloadId[] {
  return downloadIds.filter(
    (id) => service === undefined || downloads[id].services.includes(service),
  );
}

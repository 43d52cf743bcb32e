import { screen, within } from '@testing-library/react';
import { LinkListColumn } from '@/components/sections/link-list';
import { downloadIds, isSpreadsheetId, printPages, spreadsheets } from '@/content/downloads';
import { pages } from '@/content/pages';
import { contentTypeOf } from '@/deploy/files.mjs';
import { keysOf } from '@/lib/objects/entries-of';
import { cacheFiles } from '@/test/cache-files';
import { english } from '@/test/english';
import { renderLocalized } from '@/test/render';
import { Download } from './download';
import { PrintPage } from './print-page';
import { useDownloadList } from './use-download-list';

cacheFiles();

const { items, labels } = english.downloads;

function PayrollDownloads() {
  return <LinkListColumn list={useDownloadList('payroll')} />;
}

test.each(downloadIds)('%s is linked where a document speaks of it', (id) => {
  renderLocalized(<Download id={id} />, 'ja');
  const link = screen.getByRole('link');
  if (isSpreadsheetId(id)) {
    expect(link).toHaveAttribute('href', `/ja/downloads/${spreadsheets[id].file}`);
    expect(link).toHaveAttribute('download');
    expect(contentTypeOf(spreadsheets[id].file)).toContain('spreadsheetml.sheet');
  } else expect(link).toHaveAttribute('href', `/ja${pages[id].path}`);
});

test('a list leads to the places in the documents, a service to those that fit', () => {
  renderLocalized(<PayrollDownloads />);
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
    items.payrollChanges.title,
    items.exitList.title,
  ]);
  expect(screen.getByRole('link', { name: items.exitList.title })).toHaveAttribute(
    'href',
    '/articles/remote-workforce-management#download-exitList',
  );
});

test.each(keysOf(printPages))('%s can be filled in by hand', (id) => {
  renderLocalized(<PrintPage id={id} />);
  const main = screen.getByRole('main');
  const { title, fields, tables } = items[id];
  expect(within(main).getByRole('heading', { level: 1, name: title })).toBeVisible();
  for (const label of Object.values(fields))
    expect(within(main).getAllByText(label)[0]).toBeVisible();
  const [table] = Object.values(tables);
  expect(within(main).getByRole('heading', { level: 2, name: table?.title })).toBeVisible();
  const cells = within(main).getAllByRole('cell');
  expect(cells.filter((cell) => cell.textContent === '').length).toBeGreaterThan(0);
  expect(within(main).getByText(labels.print, { exact: false })).toBeVisible();
});

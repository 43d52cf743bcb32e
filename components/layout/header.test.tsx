import { screen, within } from '@testing-library/react';
import { type PageId, pages, pathsWithoutForm } from '@/content/pages';
import { serviceKeys, servicePath } from '@/content/services';
import { loadMessages } from '@/i18n/load-messages';
import { localizedPath } from '@/i18n/paths';
import { cacheFiles } from '@/test/cache-files';
import { english, renderLocalized } from '@/test/render';
import { Header } from './header';

cacheFiles();

const { header, pages: labels } = english.navigation;

function navigation(label = header.label) {
  return within(screen.getByRole('navigation', { name: label, hidden: true }));
}

function hrefOf(name: string, label?: string): string | null {
  return navigation(label).getByRole('link', { name, hidden: true }).getAttribute('href');
}

function currentEntries(): (string | null)[] {
  return [...document.querySelectorAll('nav [aria-current=page]')].map((link) => link.textContent);
}

test('the logo leads home', () => {
  renderLocalized(<Header path="/about" />);
  expect(screen.getByRole('link', { name: header.home })).toHaveAttribute('href', '/');
});

test('every entry is a link', () => {
  renderLocalized(<Header path="/" />);
  expect(hrefOf(labels.about)).toBe(pages.about.path);
  expect(hrefOf(labels.insights)).toBe(pages.insights.path);
  expect(hrefOf(labels.freeConsultation)).toBe(pages.freeConsultation.path);
  expect(hrefOf(labels.contact)).toBe(pages.contact.path);
  expect(hrefOf(header.whyChooseUs)).toBe('/#why-choose-us');
});

test('the Services dropdown starts with the home section, then the overview and all services', () => {
  renderLocalized(<Header path="/" />);
  const menu = screen.getByText(labels.services, { selector: 'summary' }).closest('details');
  const hrefs = [...(menu?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'));
  expect(hrefs[0]).toBe('/#services');
  expect(hrefs.slice(1)).toEqual([pages.services.path, ...serviceKeys.map(servicePath)]);
  expect(menu).toHaveAttribute('data-menu');
});

test.each([
  ['/', '#contact'],
  [pages.contact.path, '#contact'],
  [pages.visa.path, '#contact'],
  [pages.about.path, '#expert'],
  [pages.freeConsultation.path, '#request'],
  ...[...pathsWithoutForm, '/articles/cash-flow-optimization', '/404'].map((path) => [
    path,
    pages.contact.path,
  ]),
])('on %s Get Started goes to the nearest form, on every width: %s', (path, target) => {
  renderLocalized(<Header path={path} />);
  const buttons = screen.getAllByRole('link', { name: header.getStarted, hidden: true });
  expect(buttons).toHaveLength(2);
  for (const button of buttons) expect(button).toHaveAttribute('href', target);
});

test.each<[PageId]>([
  ['about'],
  ['insights'],
  ['freeConsultation'],
  ['contact'],
  ...serviceKeys.map((key): [PageId] => [key]),
])('on %s the entry of the page, and only that, is the current one', (id) => {
  renderLocalized(<Header path={pages[id].path} />);
  expect(currentEntries()).toEqual([labels[id]]);
});

test('on the services overview its entry is the current one', () => {
  renderLocalized(<Header path={pages.services.path} />);
  expect(currentEntries()).toEqual([header.allServices]);
});

test.each(['/', '/404', pages.xero.path, '/articles/cash-flow-optimization'])(
  'on %s no entry is the current one',
  (path) => {
    renderLocalized(<Header path={path} />);
    expect(currentEntries()).toEqual([]);
  },
);

test('the menu button opens the navigation without a script', () => {
  renderLocalized(<Header path="/" />);
  const button = screen.getByRole('button', { name: header.openMenu });
  const target = document.getElementById(button.getAttribute('popovertarget') ?? '');
  expect(target).toBe(screen.getByRole('navigation', { name: header.label, hidden: true }));
  expect(target).toHaveAttribute('popover');
});

test('links stay in the language of the page', () => {
  const { header: own, pages: ownLabels } = loadMessages('zh').navigation;
  renderLocalized(<Header path="/about" />, 'zh');
  expect(hrefOf(ownLabels.contact, own.label)).toBe(localizedPath('zh', pages.contact.path));
  expect(hrefOf(own.whyChooseUs, own.label)).toBe(localizedPath('zh', '/#why-choose-us'));
  expect(currentEntries()).toEqual([ownLabels.about]);
});

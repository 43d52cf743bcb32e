import { pages } from '@/content/pages';
import { serviceKeys } from '@/content/services';
import { cacheFiles } from '@/test/cache-files';
import { english } from '@/test/english';
import { renderLocalized } from '@/test/render';
import { Header } from './header';

cacheFiles();

const { header, pages: labels } = english.navigation;

test.each<[string, string[]]>([
  ...(['about', 'insights', 'freeConsultation', 'contact', ...serviceKeys] as const).map(
    (id): [string, string[]] => [pages[id].path, [labels[id]]],
  ),
  [pages.services.path, [header.allServices]],
  ['/', []],
  ['/404', []],
  [pages.xero.path, []],
  ['/articles/cash-flow-optimization', []],
])('on %s these entries are the current ones: %j', (path, entries) => {
  renderLocalized(<Header path={path} />);
  const current = [...document.querySelectorAll('nav [aria-current=page]')];
  expect(current.map((link) => link.textContent)).toEqual(entries);
});

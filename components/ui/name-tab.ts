import { hashTarget } from './use-hash-target';

/**
 * Has the address go with the tab that was pressed, so that reload, going back and links agree with what is
 * shown: it leaves what stands in another panel, which a link can then point to anew, and it has the query
 * of elements (`data-query`, such as `page=2`) as long as their panel is open. That is no step of the history.
 * @param root element around all panels, which tell by `data-tab` whose they are
 * @param value of the tab
 * @param anchor that names the tab, empty for none; undefined where the address does not name tabs
 */
export function nameTab(root: HTMLElement, value: string, anchor: string | undefined): void {
  const url = new URL(window.location.href);
  const isOpen = (element: Element) =>
    element.closest<HTMLElement>('[data-tab]')?.dataset.tab === value;
  const target = hashTarget();
  if (anchor !== undefined) url.hash = anchor;
  else if (target && root.contains(target) && !isOpen(target)) url.hash = '';
  for (const element of root.querySelectorAll<HTMLElement>('[data-query]')) {
    for (const [name, wanted] of new URLSearchParams(element.dataset.query)) {
      if (isOpen(element) && wanted !== '') url.searchParams.set(name, wanted);
      else url.searchParams.delete(name);
    }
  }
  if (url.href !== window.location.href) {
    window.history.replaceState(window.history.state, '', url);
  }
}

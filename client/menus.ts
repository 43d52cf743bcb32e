import { closest } from './closest';

const menuSelector = 'details[data-menu]';

function openMenus(root: Document): HTMLDetailsElement[] {
  return [...root.querySelectorAll<HTMLDetailsElement>(`${menuSelector}[open]`)];
}

function menuOf(target: EventTarget | null): HTMLDetailsElement | null {
  return closest(target, menuSelector);
}

/** Moves the focus within a menu: its summary, then its links, without leaving at the ends. */
function moveFocus(menu: HTMLDetailsElement, step: 1 | -1): void {
  const stops = [...menu.querySelectorAll<HTMLElement>('summary, a')];
  const index = stops.findIndex((stop) => stop.matches(':focus'));
  stops[Math.min(Math.max(index + step, 0), stops.length - 1)]?.focus();
}

/**
 * Adds menu behavior to `<details data-menu>`: Escape closes it and returns the focus, a click elsewhere, focus
 * elsewhere or following a link closes it, arrow keys move within it.
 */
export function operateMenus(root: Document): void {
  root.addEventListener('click', (event) => {
    const within = menuOf(event.target);
    const link = closest(event.target, 'a');
    for (const menu of openMenus(root)) {
      if (link || menu !== within) menu.open = false;
    }
    const popover = closest(link, '[popover]');
    if (popover?.matches(':popover-open')) popover.hidePopover();
  });

  root.addEventListener('focusin', (event) => {
    // Focus by a press is left to the click, which closes the menu: otherwise the target would move before it.
    if (!closest(event.target, ':focus-visible')) return;
    const within = menuOf(event.target);
    for (const menu of openMenus(root)) if (menu !== within) menu.open = false;
  });

  root.addEventListener('keydown', (event) => {
    const menu = menuOf(event.target);
    if (event.key === 'Escape') {
      const open = menu?.open ? menu : openMenus(root)[0];
      if (!open) return;
      open.open = false;
      open.querySelector('summary')?.focus();
      // The popover around it stays: one Escape closes one thing.
      event.preventDefault();
    } else if (menu && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      event.preventDefault();
      if (event.key === 'ArrowDown') menu.open = true;
      moveFocus(menu, event.key === 'ArrowDown' ? 1 : -1);
    }
  });
}

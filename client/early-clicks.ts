import { closest } from './closest';

/**
 * Buttons with a handler in React (see `needsReact` in build/finish-pages.ts), except submit buttons: until hydration
 * the browser sends the form.
 */
const reactButtons = 'main button[type="button"]:not([popovertarget], [data-client])';

/** Holds back the last click on a React button before hydration, and replays it afterwards. */
export function replayEarlyClicks(root: Document): void {
  if (window.hydrated) return;
  let early: HTMLElement | null = null;
  const hold = (event: Event) => {
    const button = closest(event.target, reactButtons);
    if (!button) return;
    // Otherwise React would handle it too, should it hydrate right now.
    event.stopPropagation();
    early = button;
  };
  const replay = () => {
    root.removeEventListener('click', hold, true);
    if (!early?.isConnected) return;
    // Tabs listen to mousedown, everything else to click.
    early.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true }));
    early.click();
  };
  root.addEventListener('click', hold, true);
  addEventListener('hydrated', replay, { once: true });
}

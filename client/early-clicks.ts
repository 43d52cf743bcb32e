import { closest } from './closest';

/** Buttons that React answers. Pages that are not hydrated have none, and a form's own is disabled until then. */
const ownButtons = 'main button[type="button"]:not([popovertarget], [data-client])';

/** The button that a click was made on, if it was one and React answers it. */
function pressed(event: Event): HTMLElement | null {
  return event.type === 'click' ? closest(event.target, ownButtons) : null;
}

/**
 * Replays the last click that came before React hydrated the page: it is held back, and made then.
 * On hosts whose pages load the framework at once, there is such a time as well.
 */
export function replayEarlyClicks(root: Document): void {
  if (window.hydrated) return;
  let early: HTMLElement | null = null;
  const hold = (event: Event) => {
    const button = pressed(event);
    if (!button) return;
    // Otherwise React would answer this one too, should it hydrate right now.
    event.stopPropagation();
    early = button;
  };
  const replay = () => {
    root.removeEventListener('click', hold, true);
    if (!early?.isConnected) return;
    // Tabs answer this, everything else the click.
    early.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true }));
    early.click();
  };
  root.addEventListener('click', hold, true);
  addEventListener('hydrated', replay, { once: true });
}

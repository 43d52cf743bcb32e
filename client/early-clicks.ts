/** Buttons that React answers. Pages that are not hydrated have none, and a form's own is disabled until then. */
const ownButtons = 'main button[type="button"]';

/**
 * Replays the last click that came before React hydrated the page: it is held back, and made then.
 * On hosts whose pages load the framework at once, there is such a time as well.
 */
export function replayEarlyClicks(root: Document): void {
  if (window.hydrated) return;
  let early: HTMLElement | undefined;
  const hold = (event: Event) => {
    const button =
      event.target instanceof Element ? event.target.closest<HTMLElement>(ownButtons) : null;
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

/** Buttons that React answers. Pages without the framework have none, and a form's own is disabled until then. */
const ownButtons = 'main button[type="button"]';

/**
 * Makes up for what is pressed before React answers: the click is kept, and made when it does.
 * On hosts whose pages load the framework at once, there is such a time as well.
 */
export function keepEarlyClicks(root: Document): void {
  if (window.hydrated) return;
  let kept: HTMLElement | undefined;
  const keep = (event: Event) => {
    const button =
      event.target instanceof Element ? event.target.closest<HTMLElement>(ownButtons) : null;
    if (!button) return;
    // Otherwise React would answer this one too, should it take over right now.
    event.stopPropagation();
    kept = button;
  };
  const release = () => {
    root.removeEventListener('click', keep, true);
    if (!kept?.isConnected) return;
    // Tabs answer this, everything else the click.
    kept.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true }));
    kept.click();
  };
  root.addEventListener('click', keep, true);
  addEventListener('hydrated', release, { once: true });
}

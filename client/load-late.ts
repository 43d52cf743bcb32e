/** What tells that a visitor wants to do something. */
const signs = ['pointerdown', 'keydown', 'focusin', 'click'];

/** Milliseconds between two looks at whether the page has been painted: time for some frames. */
const pause = 50;

/**
 * Runs the script in the page's first template, and uses what else stands there, when everything that is seen
 * first has been painted, so that it does not take the line from that; or at once when the visitor does
 * something, which `window.early` then tells it. Its element stands there as the page came with it: no address
 * is written into one here, which the page's policy would refuse before that script has said which are ours.
 */
export function loadLate(root: Document): void {
  // When it has happened there is nothing left in the template.
  const load = () => root.head.append(root.querySelector('template')?.content ?? '');
  // A page's ground may be painted long before what stands on it. What is not seen is not painted at all.
  const loadWhenPainted = () => {
    if (root.hidden || performance.getEntriesByName('first-contentful-paint')[0]) load();
    else setTimeout(loadWhenPainted, pause);
  };
  addEventListener('load', () => setTimeout(loadWhenPainted, pause));
  const answer = (event: Event) => {
    window.early = event;
    load();
  };
  for (const sign of signs) addEventListener(sign, answer, true);
}

/** Milliseconds between two looks at whether the page has been painted: time for some frames. */
const pause = 50;

/** Most looks: some browsers do not tell, so that nobody is known by how fast they paint. */
const mostLooks = 99;

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
  const loadWhenPainted = (looks: number) =>
    setTimeout(() => {
      const isPainted = performance.getEntriesByName('first-contentful-paint')[0];
      if (looks && !root.hidden && !isPainted) loadWhenPainted(looks - 1);
      else load();
    }, pause);
  addEventListener('load', () => loadWhenPainted(mostLooks));
  const answer = (event: Event) => {
    window.early = event;
    load();
  };
  // What tells that a visitor wants to do something.
  for (const sign of ['pointerdown', 'keydown', 'focusin', 'click'])
    addEventListener(sign, answer, true);
}

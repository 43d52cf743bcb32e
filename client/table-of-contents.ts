/** Distance from the top of the window, in CSS pixels, above which a heading counts as passed. */
const readingLine = 140;

/** Marks the entry of the table of contents whose section is being read. */
function markCurrent(root: Document): void {
  const links = root.querySelectorAll<HTMLAnchorElement>('[data-contents] a');
  const passed = [...links].filter((link) => {
    const heading = root.getElementById(decodeURIComponent(link.hash.slice(1)));
    // Where a heading is in a part that opens, the part has a place even while it is closed.
    const place = heading?.closest('details') ?? heading;
    return place && place.getBoundingClientRect().top < readingLine;
  });
  const current = passed.at(-1);
  for (const link of links) link.ariaCurrent = link === current ? 'true' : null;
}

/** Updates the current entry on scroll, at most once a frame. */
export function trackCurrentSection(root: Document): void {
  let isScheduled = false;
  const update = () => {
    if (isScheduled) return;
    isScheduled = true;
    requestAnimationFrame(() => {
      isScheduled = false;
      markCurrent(root);
    });
  };
  root.addEventListener('scroll', update, { passive: true });
  update();
}

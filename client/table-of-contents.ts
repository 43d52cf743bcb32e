/** Distance from the top of the window, in CSS pixels, above which a heading counts as passed. */
const readingLine = 140;

/** Marks the entry of the table of contents whose section is being read. */
function markCurrent(root: Document): void {
  const links = root.querySelectorAll<HTMLAnchorElement>('[data-contents] a');
  const passed = [...links].filter((link) => {
    const heading = root.getElementById(decodeURIComponent(link.hash.slice(1)));
    return heading !== null && heading.getBoundingClientRect().top < readingLine;
  });
  const current = passed.at(-1);
  for (const link of links) link.ariaCurrent = link === current ? 'true' : null;
}

/** Updates the current entry on scroll, at most once a frame. */
export function followReading(root: Document): void {
  let scheduled = false;
  const follow = () => {
    if (scheduled) return;
    scheduled = true;
    requestAnimationFrame(() => {
      scheduled = false;
      markCurrent(root);
    });
  };
  root.addEventListener('scroll', follow, { passive: true });
  follow();
}

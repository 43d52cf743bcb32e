/** How far below the top of the window a heading may stand and still be the one being read, in CSS pixels. */
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

/** Keeps the mark where the reader is, at most once a frame. */
export function followReading(root: Document): void {
  let waiting = false;
  const follow = () => {
    if (waiting) return;
    waiting = true;
    requestAnimationFrame(() => {
      waiting = false;
      markCurrent(root);
    });
  };
  root.addEventListener('scroll', follow, { passive: true });
  follow();
}

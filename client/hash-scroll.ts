/** Time after which a hash in the address is scrolled to (spec §2), in milliseconds. */
const delay = 100;

/**
 * Scrolls to the element that the address names, smoothly where motion is welcome. Only from the very top:
 * anywhere else the browser has been before, or the visitor has scrolled, who must not be pulled back.
 */
export function scrollToHash(): void {
  let id = location.hash.slice(1);
  try {
    id = decodeURIComponent(id);
  } catch {
    // A malformed one is taken as it stands.
  }
  setTimeout(() => {
    if (!scrollY) document.getElementById(id)?.scrollIntoView();
  }, delay);
}

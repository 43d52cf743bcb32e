/** Time after which a hash in the address is scrolled to (spec §2), in milliseconds. */
const delay = 100;

/** Scrolls to the element that the address names, smoothly where motion is welcome. */
export function scrollToHash(): void {
  const id = decodeHash(location.hash);
  if (id === '') return;
  setTimeout(() => document.getElementById(id)?.scrollIntoView(), delay);
}

/** The id in a hash; a malformed one is taken as it stands. */
function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}

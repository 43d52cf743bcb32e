/** Sets the title of the page that is open; creates the tag if it has none. */
export function setLiveTitle(title: string): void {
  // Browsers add the element to a head without one (HTML, document.title).
  document.title = title;
}

/** Sets the description of the page that is open; creates the tag if it has none. */
export function setLiveDescription(description: string): void {
  let tag = document.head.querySelector('meta[name="description"]');
  if (tag === null) {
    tag = document.createElement('meta');
    tag.setAttribute('name', 'description');
    document.head.append(tag);
  }
  tag.setAttribute('content', description);
}

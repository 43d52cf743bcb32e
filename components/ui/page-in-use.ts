/** Whether the page was loaded anew or come back to: the browser puts it where it was left. */
function isRevisit(): boolean {
  return performance
    .getEntriesByType('navigation')
    .some((entry) => 'type' in entry && entry.type !== 'navigate');
}

/**
 * Whether the visitor has moved the page or pressed something since it was opened, or has been here before:
 * what arrives late must not move it then.
 */
export function isPageInUse(): boolean {
  // Some browsers do not tell whether something was pressed.
  return window.scrollY > 0 || navigator.userActivation?.hasBeenActive || isRevisit();
}

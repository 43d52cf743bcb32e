/** The closest ancestor of an event's target, or the target itself, that a selector matches. */
export function closest<Found extends Element = HTMLElement>(
  target: EventTarget | null | undefined,
  selector: string,
): Found | null {
  return target instanceof Element ? target.closest<Found>(selector) : null;
}

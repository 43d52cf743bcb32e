/** The nearest element to an event's target, itself included, that a selector matches. */
export function closest<Found extends Element = HTMLElement>(
  target: EventTarget | null | undefined,
  selector: string,
): Found | null {
  return target instanceof Element ? target.closest<Found>(selector) : null;
}

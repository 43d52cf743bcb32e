/** The element that an event was aimed at, or the nearest one around it, that a selector matches. */
export function closest<Found extends Element = HTMLElement>(
  target: EventTarget | null | undefined,
  selector: string,
): Found | null {
  return target instanceof Element ? target.closest<Found>(selector) : null;
}

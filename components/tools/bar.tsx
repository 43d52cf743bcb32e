/**
 * A bar filled to a share from 0 to 1, hidden from screen readers. An SVG, as the Content Security Policy forbids style
 * attributes.
 */
export function Bar({ share, className }: { share: number; className: string }) {
  return (
    <svg
      viewBox="0 0 1 1"
      preserveAspectRatio="none"
      aria-hidden="true"
      className={`block forced-colors:fill-[CanvasText] ${className}`}
    >
      <rect width={share} height="1" />
    </svg>
  );
}

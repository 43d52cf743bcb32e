/**
 * The sign by which people find languages whatever they read: 文 and A. Lucide's drawing; it is none of the
 * icons, which carry the meaning of a text beside them.
 */
export function TranslateSign({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={`icon size-5 ${className}`}>
      <path d="m5 8 6 6M4 14l6-6 2-3M2 5h12M7 2h1M22 22l-5-10-5 10M14 18h6" />
    </svg>
  );
}

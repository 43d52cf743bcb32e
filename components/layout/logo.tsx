import { site } from '@/content/site';

/** Mark and name of the firm, as text in the site's display face. */
export function Logo() {
  return (
    <span className="flex items-center gap-2.5">
      <svg viewBox="0 0 32 32" aria-hidden="true" className="size-9 shrink-0">
        <rect width="32" height="32" rx="4" className="fill-deep" />
        <path d="M8 0v32M24 0v32" className="stroke-accent" strokeWidth="3" />
        <path d="M0 10h32M0 22h32" className="stroke-on-deep-primary" strokeWidth="5" />
        <path d="M8 6v8M24 18v8" className="stroke-accent" strokeWidth="3" />
        <path d="M16 0v32" className="stroke-on-deep" strokeWidth="1" />
      </svg>
      <span className="font-display font-semibold text-[1.375rem] leading-none">{site.brand}</span>
    </span>
  );
}

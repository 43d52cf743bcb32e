import { type ReactNode, useState } from 'react';

/** A `details` element whose contents are rendered when it is first opened. */
export function LazyDisclosure({ label, children }: { label: ReactNode; children: ReactNode }) {
  const [hasBeenOpen, setHasBeenOpen] = useState(false);
  return (
    <details
      className="group mt-1"
      onToggle={({ currentTarget }) => setHasBeenOpen(hasBeenOpen || currentTarget.open)}
    >
      <summary className="inline-flex min-h-8 items-center gap-2 font-semibold text-primary text-sm underline-offset-4 hover:underline">
        <svg
          viewBox="0 0 16 16"
          aria-hidden="true"
          className="size-3.5 shrink-0 fill-none stroke-2 stroke-current group-open:rotate-90"
        >
          <path d="M6 3l5 5-5 5" />
        </svg>
        {label}
      </summary>
      <div className="mt-2 border-hairline border-l-2 pl-4">{hasBeenOpen ? children : null}</div>
    </details>
  );
}

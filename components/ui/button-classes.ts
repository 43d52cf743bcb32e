// Forced colors remove the background: a border marks the button.
const base =
  'inline-flex min-h-12 items-center justify-center rounded-control px-6 py-2.5 text-center font-semibold lines-tight disabled:cursor-not-allowed disabled:opacity-60 forced-colors:border print:hidden';

const variants = {
  primary: 'bg-primary text-on-primary edge-accent hover:bg-primary-strong disabled:bg-primary',
  secondary: 'border border-line bg-surface text-ink hover:border-primary hover:text-primary',
  onDeep: 'bg-accent text-night edge-coral hover:bg-on-deep',
  onDeepSecondary: 'border border-on-deep-line text-on-deep hover:border-on-deep',
  // Secondary to the button beside it.
  quiet: 'px-0! text-ink underline underline-offset-4 hover:text-primary',
} as const;

export type ButtonVariant = keyof typeof variants;

/** Classes of a button, for real buttons and for links that look like one. */
export function buttonClasses(variant: ButtonVariant): string {
  return `${base} ${variants[variant]}`;
}

import { classNames } from '@/lib/markup/class-names';

/** 16, 20 or 28 px: in controls and small print, beside a line of text, above a heading. */
const sizes = { sm: 'size-4', md: 'size-5', lg: 'size-7' } as const;

export type IconProps<Name> = { name: Name; size?: keyof typeof sizes; className?: string };

/** The classes of an icon: stroke, size, and those for its place. */
export function iconClasses(size: keyof typeof sizes, className?: string): string | undefined {
  return classNames('icon', sizes[size], className);
}

import type { SubjectIconName } from '@/content/icons';
import { type IconSize, iconClasses } from './icon-classes';
import icons from './icon-sheet/icons.svg';

type SheetIconProps = { name: SubjectIconName; size?: IconSize; className?: string };

/**
 * The icon of a subject from the SVG sprite, which is the favicon too: for texts below the first screen, as
 * inline drawings would make the HTML larger.
 */
export function SheetIcon({ name, size = 'md', className }: SheetIconProps) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={iconClasses(size, className)}>
      <use href={`${icons.src}#${name}`} />
    </svg>
  );
}

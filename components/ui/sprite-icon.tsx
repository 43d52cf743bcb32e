import type { SubjectIconName } from '@/content/icons';
import { type IconProps, iconClasses } from './icon-classes';
import icons from './icon-sprite/icons.svg';

/** The icon of a subject from the SVG sprite, which is the favicon, too: inline drawings would make the HTML larger. */
export function SpriteIcon({ name, size = 'md', className }: IconProps<SubjectIconName>) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={iconClasses(size, className)}>
      <use href={`${icons.src}#${name}`} />
    </svg>
  );
}

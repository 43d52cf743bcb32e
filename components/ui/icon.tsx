import { createElement, Fragment, type ReactElement } from 'react';
import type { IconName } from '@/content/icons';
import { iconShapes } from '@/lib/pictures/icon-shapes';
import { type IconProps, iconClasses } from './icon-classes';
import { iconGlyphs } from './icon-glyphs';

const drawings = new Map<IconName, ReactElement>();

/** The shapes of an icon, cached: pages repeat the same few. */
function drawingOf(name: IconName): ReactElement {
  const known = drawings.get(name);
  if (known !== undefined) return known;
  const shapes = iconShapes(iconGlyphs[name]).map((shape) =>
    createElement(shape.name, shape.attributes),
  );
  const drawing = createElement(Fragment, null, ...shapes);
  drawings.set(name, drawing);
  return drawing;
}

/** A decorative icon: the text beside it carries the meaning. One set, one stroke, three sizes. */
export function Icon({ name, size = 'md', className }: IconProps<IconName>) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={iconClasses(size, className)}>
      {drawingOf(name)}
    </svg>
  );
}

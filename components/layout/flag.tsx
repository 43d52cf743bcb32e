import { toJsxRuntime } from 'hast-util-to-jsx-runtime';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { flagDrawing } from '@/content/flags';
import { svgTree } from '@/lib/pictures/svg-tree';

const classes = ['h-4', 'w-6', 'shrink-0', 'rounded-xs', 'border', 'border-hairline'];

type FlagProps = {
  /** Country code in lower case. */
  flag: string;
  /** In a menu it is an image file, fetched when the menu opens; elsewhere it is inline. */
  isInMenu?: boolean;
};

/** A small decorative flag beside a language's name; the country code where there is no drawing of a flag. */
export function Flag({ flag, isInMenu }: FlagProps) {
  const drawing = flagDrawing(flag);
  if (drawing === undefined) {
    return (
      <svg viewBox="0 0 60 40" aria-hidden="true" className={classes.join(' ')}>
        <text x="30" y="29" textAnchor="middle" fontSize="26" fontWeight="700" fill="currentColor">
          {flag.toUpperCase()}
        </text>
      </svg>
    );
  }
  if (isInMenu) {
    return (
      // biome-ignore lint/performance/noImgElement: next/image writes inline styles, which a strict CSP blocks
      <img
        src={drawing.url}
        alt=""
        width={24}
        height={16}
        loading="lazy"
        className={classes.join(' ')}
      />
    );
  }
  const tree = svgTree(drawing.svg, `flag-${flag}`);
  tree.properties = {
    viewBox: tree.properties.viewBox,
    ariaHidden: 'true',
    className: classes,
  };
  return toJsxRuntime(tree, { Fragment, jsx, jsxs, space: 'svg' });
}

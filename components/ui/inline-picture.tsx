import { toJsxRuntime } from 'hast-util-to-jsx-runtime';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import type { ImageName } from '@/content/images';
import { pictureSource } from '@/content/picture-source';
import { svgTree } from '@/lib/pictures/svg-tree';

/** The part that stays in view where a picture is cut: as `object-position`, for SVG. */
const focuses = {
  center: 'xMidYMid slice',
  left: 'xMinYMid slice',
  right: 'xMaxYMid slice',
  'right-bottom': 'xMaxYMax slice',
} as const;

export type Focus = keyof typeof focuses;

type InlinePictureProps = {
  name: ImageName;
  /** What it shows; empty where the text beside it already says it. */
  alt: string;
  /** Language of the alternative text where it is not the page's. */
  lang?: string | undefined;
  className?: string;
  focus?: Focus | undefined;
};

/**
 * One of the site's pictures within the page itself, covering its box: for what is seen at once. A file
 * would come a round trip after the text.
 */
export function InlinePicture({
  name,
  alt,
  lang,
  className,
  focus = 'center',
}: InlinePictureProps) {
  const tree = svgTree(pictureSource(name), name);
  const described = alt === '' ? { ariaHidden: 'true' } : { role: 'img', ariaLabel: alt };
  tree.properties = {
    viewBox: tree.properties.viewBox,
    shapeRendering: tree.properties.shapeRendering,
    preserveAspectRatio: focuses[focus],
    className: className?.split(' '),
    lang,
    ...described,
  };
  return toJsxRuntime(tree, { Fragment, jsx, jsxs, space: 'svg' });
}

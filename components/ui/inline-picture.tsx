import { toJsxRuntime } from 'hast-util-to-jsx-runtime';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { type ImageName, image } from '@/content/images';
import { pictureSource } from '@/content/picture-source';
import { leanDrawing } from '@/lib/pictures/lean-drawing';
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
  /** Leaves out the drawing: for a picture that is not on view yet. */
  isBlank?: boolean;
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
  isBlank,
}: InlinePictureProps) {
  const tree = svgTree(leanDrawing(pictureSource(name), name), name);
  const described = alt === '' ? { ariaHidden: 'true' } : { role: 'img', ariaLabel: alt };
  tree.properties = {
    viewBox: tree.properties.viewBox,
    shapeRendering: tree.properties.shapeRendering,
    preserveAspectRatio: focuses[focus],
    // The file that it is a copy of: for those who read the page and do not look at it.
    dataSrc: image(name).src,
    className: className?.split(' '),
    lang,
    ...described,
  };
  if (isBlank) tree.children = [];
  return toJsxRuntime(tree, { Fragment, jsx, jsxs, space: 'svg' });
}

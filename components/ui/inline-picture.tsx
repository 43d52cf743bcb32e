import { toJsxRuntime } from 'hast-util-to-jsx-runtime';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { type ImageName, image } from '@/content/images';
import { pictureSource } from '@/content/picture-source';
import { minifySvg } from '@/lib/pictures/minify-svg';
import { svgTree } from '@/lib/pictures/svg-tree';

type InlinePictureProps = {
  name: ImageName;
  /** Alternative text; empty for decoration. */
  alt: string;
  lang?: string | undefined;
  className?: string;
  /** An empty box of the same size: for a picture that is not shown yet. */
  isBlank?: boolean;
};

/** One of the site's pictures as inline SVG that covers its box: for the LCP element, without another request. */
export function InlinePicture(props: InlinePictureProps) {
  const { name, alt, lang, className, isBlank } = props;
  const tree = svgTree(minifySvg(pictureSource(name), name), name);
  const described = alt === '' ? { ariaHidden: 'true' } : { role: 'img', ariaLabel: alt };
  tree.properties = {
    viewBox: tree.properties.viewBox,
    shapeRendering: tree.properties.shapeRendering,
    preserveAspectRatio: 'xMidYMid slice',
    // The file of the same picture, for programs that read the page.
    dataSrc: image(name).src,
    className: className?.split(' '),
    lang,
    ...described,
  };
  if (isBlank) tree.children = [];
  return toJsxRuntime(tree, { Fragment, jsx, jsxs, space: 'svg' });
}

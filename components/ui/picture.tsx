import { type ImageName, image } from '@/content/images';

type PictureProps = {
  name: ImageName;
  /** What it shows; empty where the text beside it already says it. */
  alt: string;
  /** Language of the alternative text where it is not the page's. */
  lang?: string | undefined;
  className?: string;
  /**
   * For what soon takes the place of a picture that is seen at once: it comes after the scripts.
   * Everything else is fetched when it comes near.
   */
  later?: boolean;
};

/**
 * One of the site's pictures, with its size, so that nothing moves when it arrives. What is seen at once is
 * an `InlinePicture`.
 */
export function Picture({ name, alt, lang, className, later }: PictureProps) {
  const { src, width, height } = image(name);
  return (
    // biome-ignore lint/performance/noImgElement: next/image writes inline styles, which a strict CSP blocks
    <img
      src={src}
      alt={alt}
      lang={lang}
      width={width}
      height={height}
      loading={later ? 'eager' : 'lazy'}
      fetchPriority={later ? 'low' : undefined}
      decoding="async"
      className={className}
    />
  );
}

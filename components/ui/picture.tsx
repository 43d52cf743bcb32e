import { type ImageName, image } from '@/content/images';

type PictureProps = {
  name: ImageName;
  /** What it shows; empty where the text beside it already says it. */
  alt: string;
  /** Language of the alternative text where it is not the page's. */
  lang?: string | undefined;
  className?: string;
  /**
   * True for what is seen at once: it comes before the scripts. 'later' for what soon takes its place:
   * it comes after them. Everything else is fetched when it comes near.
   */
  eager?: boolean | 'later';
};

/** One of the site's pictures, with its size, so that nothing moves when it arrives. */
export function Picture({ name, alt, lang, className, eager }: PictureProps) {
  const { src, width, height } = image(name);
  return (
    // biome-ignore lint/performance/noImgElement: next/image writes inline styles, which a strict CSP blocks
    <img
      src={src}
      alt={alt}
      lang={lang}
      width={width}
      height={height}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? (eager === 'later' ? 'low' : 'high') : undefined}
      decoding={eager === true ? 'sync' : 'async'}
      className={className}
    />
  );
}

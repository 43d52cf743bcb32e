import { type ImageName, image } from '@/content/images';

type PictureProps = {
  name: ImageName;
  /** Alternative text; empty for decoration. */
  alt: string;
  className?: string;
  /** Loads the picture at once, but after the scripts; others are lazy. For pictures above the fold. */
  lowPriority?: boolean;
};

/** One of the site's pictures as a file, with its size, against layout shift. The LCP element is an `InlinePicture`. */
export function Picture({ name, alt, className, lowPriority }: PictureProps) {
  const { src, width, height } = image(name);
  return (
    // biome-ignore lint/performance/noImgElement: next/image writes inline styles, which a strict CSP blocks
    <img
      src={src}
      alt={alt}
      width={width}
      height={height}
      loading={lowPriority ? 'eager' : 'lazy'}
      fetchPriority={lowPriority ? 'low' : undefined}
      decoding="async"
      className={className}
    />
  );
}

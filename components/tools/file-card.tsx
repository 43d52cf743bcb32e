import { useTranslations } from 'next-intl';
import { useColumnNumber, useFileSize } from '@/components/texts/use-number';
import type { AssetFile } from '@/content/asset-files';
import { classNames } from '@/lib/markup/class-names';

const grounds = { band: 'bg-band/60', light: 'bg-on-deep', deep: 'bg-deep' } as const;

type FileCardProps = {
  file: AssetFile;
  /** The kind of file, where the heading does not name it. */
  kind?: string;
  /** Its background in light and dark scheme: logos do not change. */
  ground?: keyof typeof grounds;
};

/** A picture to download: how it looks, its name, its size in pixels and that of its file. */
export function FileCard({ file: asset, kind, ground = 'band' }: FileCardProps) {
  const { fileName, src, width, height, bytes } = asset;
  const t = useTranslations('common.downloads');
  const writeNumber = useColumnNumber();
  const writeSize = useFileSize();
  return (
    <li className="group relative flex border border-hairline bg-surface hover:border-primary sm:flex-col">
      <div className={classNames('p-2 max-sm:w-28 max-sm:shrink-0 sm:p-3', grounds[ground])}>
        {/* biome-ignore lint/performance/noImgElement: next/image writes inline styles, which a strict CSP blocks */}
        <img
          src={src}
          alt=""
          width={width}
          height={height}
          loading="lazy"
          decoding="async"
          className="aspect-3/2 w-full object-contain max-sm:h-full"
        />
      </div>
      <div className="flex flex-1 flex-col justify-between gap-1 border-hairline px-3 py-2 max-sm:border-l sm:border-t sm:py-2.5">
        <div>
          {kind === undefined ? null : <p className="mb-1 text-muted text-sm">{kind}</p>}
          <a
            href={src}
            download={fileName}
            className="wrap-anywhere font-semibold text-primary text-sm underline underline-offset-4 covers group-hover:decoration-2"
          >
            {t.rich('file', {
              hidden: (chunks) => <span className="sr-only">{chunks}</span>,
              name: () => (
                <span lang="en" translate="no">
                  {fileName}
                </span>
              ),
            })}
          </a>
        </div>
        <p className="flex flex-wrap justify-between gap-x-4 text-muted text-sm tabular-figures">
          <span>{`${writeNumber(width)} × ${writeNumber(height)} px`}</span>
          <span>{writeSize(bytes)}</span>
        </p>
      </div>
    </li>
  );
}

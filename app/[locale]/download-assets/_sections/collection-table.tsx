import { useColumnNumber, useFileSize } from '@/components/texts/use-number';
import type { PageTexts } from '@/components/texts/use-page-texts';
import { type AssetFile, totalBytes } from '@/content/asset-files';

type CollectionTableProps = {
  texts: PageTexts<'downloadAssets'>['collection'];
  /** Parts with files; their ids are those of their sections. */
  rows: { id: string; title: string; files: readonly AssetFile[] }[];
  /** The icons, which are names and no files. */
  icons: { id: string; title: string; count: number };
};

const linkClasses = 'inline-block py-1 font-semibold text-primary underline underline-offset-4';
const figureClasses = 'py-2 pl-3 text-right whitespace-nowrap sm:pl-4';

/** The parts of the collection: number of files, their size, and a link to each part. */
export function CollectionTable({ texts, rows, icons }: CollectionTableProps) {
  const writeNumber = useColumnNumber();
  const writeSize = useFileSize();
  const all = rows.flatMap(({ files }) => files);
  return (
    <table
      aria-labelledby="collection-title"
      className="mt-8 w-full border-collapse tabular-figures"
    >
      <thead>
        <tr className="border-ink border-y text-sm">
          <th scope="col" className="py-2 font-semibold">
            {texts.part}
          </th>
          {[texts.count, texts.weight].map((label) => (
            <th key={label} scope="col" className={figureClasses}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, title, files }) => (
          <tr key={id} className="border-hairline border-t">
            <th scope="row">
              <a href={`#${id}`} className={linkClasses}>
                {title}
              </a>
            </th>
            <td className={figureClasses}>{writeNumber(files.length)}</td>
            <td className={figureClasses}>{writeSize(totalBytes(files))}</td>
          </tr>
        ))}
        <tr className="border-ink border-y font-semibold">
          <th scope="row" className="font-semibold">
            {texts.total}
          </th>
          <td className={figureClasses}>{writeNumber(all.length)}</td>
          <td className={figureClasses}>{writeSize(totalBytes(all))}</td>
        </tr>
        <tr>
          <th scope="row">
            <a href={`#${icons.id}`} className={linkClasses}>
              {icons.title}
            </a>
          </th>
          <td className={figureClasses}>{writeNumber(icons.count)}</td>
          <td className={figureClasses}>–</td>
        </tr>
      </tbody>
    </table>
  );
}

import { useTranslations } from 'next-intl';
import { useFileSize } from '@/components/texts/use-number';
import type { PageTexts } from '@/components/texts/use-page-texts';
import { ArchiveDownload } from '@/components/tools/archive-download';
import { useArchiveTexts } from '@/components/tools/use-archive-texts';
import { Icon } from '@/components/ui/icon';
import { Section } from '@/components/ui/section';
import { SectionHeading } from '@/components/ui/section-heading';
import { type AssetFile, assetFiles, totalBytes } from '@/content/asset-files';
import { iconNames } from '@/content/icons';
import type { RemoteFile } from '@/lib/downloads/load-files';
import { CollectionTable } from './collection-table';

const archive = 'website-assets.zip';

function inFolder(folder: string, files: readonly AssetFile[]): RemoteFile[] {
  return files.map(({ fileName, src }) => ({ name: `${folder}/${fileName}`, url: src }));
}

/** The collection in figures, and one archive of all files. */
export function Collection({ texts }: { texts: PageTexts<'downloadAssets'> }) {
  const t = useTranslations('common.downloads');
  const writeSize = useFileSize();
  const { images, logos } = assetFiles();
  const imageFiles = images.flatMap(({ files }) => files);
  const logoFiles = logos.map(({ file }) => file);
  const all = [...imageFiles, ...logoFiles];
  return (
    <Section tone="surface" labelledBy="collection-title">
      <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[3fr_2fr]">
        <div>
          <SectionHeading
            id="collection-title"
            title={texts.collection.title}
            intro={t('summary', {
              files: String(all.length),
              weight: writeSize(totalBytes(all)),
              icons: String(iconNames.length),
            })}
          />
          <CollectionTable
            texts={texts.collection}
            rows={[
              { id: 'images', title: texts.images.title, files: imageFiles },
              { id: 'logos', title: texts.logos.title, files: logoFiles },
            ]}
            icons={{ id: 'icons', title: texts.icons.title, count: iconNames.length }}
          />
        </div>
        <div className="tricolor-rule self-start pt-6">
          <h3 className="font-display font-semibold text-heading">{texts.archive.title}</h3>
          <p className="mt-3 mb-6 text-muted">{texts.archive.text}</p>
          <p data-shown-only="noscript" className="hidden font-semibold noscript:block">
            {texts.archive.noScript}
          </p>
          <ArchiveDownload
            files={[...inFolder('images', imageFiles), ...inFolder('logos', logoFiles)]}
            archive={archive}
            texts={useArchiveTexts(archive, all.length)}
            failureIcon={<Icon name="error" size="sm" className="mt-0.5" />}
          />
        </div>
      </div>
    </Section>
  );
}

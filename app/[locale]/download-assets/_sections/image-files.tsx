import type { PageTexts } from '@/components/texts/use-page-texts';
import { FileCard } from '@/components/tools/file-card';
import { Section } from '@/components/ui/section';
import { assetFiles } from '@/content/asset-files';

/** All pictures of the site, by what they are for. */
export function ImageFiles({ texts }: { texts: PageTexts<'downloadAssets'>['images'] }) {
  return (
    <Section id="images" heading={texts}>
      {assetFiles().images.map(({ group, files }) => (
        <div
          key={group}
          className="mt-10 grid gap-x-10 gap-y-5 border-line/45 border-t pt-6 lg:grid-cols-[11rem_1fr]"
        >
          <h3 className="font-display font-semibold text-heading lg:sticky lg:top-24 lg:self-start">
            {texts.groups[group]} <span className="font-normal text-muted">({files.length})</span>
          </h3>
          <ul className="grid gap-2 sm:grid-cols-2 sm:gap-4 md:grid-cols-3 lg:grid-cols-4 xl:grid-cols-5">
            {files.map((file) => (
              <FileCard key={file.fileName} file={file} />
            ))}
          </ul>
        </div>
      ))}
    </Section>
  );
}

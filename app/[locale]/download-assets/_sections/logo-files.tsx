import type { PageTexts } from '@/components/texts/use-page-texts';
import { FileCard } from '@/components/tools/file-card';
import { Section } from '@/components/ui/section';
import { assetFiles } from '@/content/asset-files';

/** The logos, each on its background. */
export function LogoFiles({ texts }: { texts: PageTexts<'downloadAssets'>['logos'] }) {
  return (
    <Section id="logos" tone="band" heading={texts}>
      <ul className="mt-10 grid gap-2 sm:grid-cols-3 sm:gap-6">
        {assetFiles().logos.map(({ kind, file }) => (
          <FileCard
            key={kind}
            file={file}
            kind={texts.kinds[kind]}
            ground={kind === 'reversed' ? 'deep' : 'light'}
          />
        ))}
      </ul>
    </Section>
  );
}

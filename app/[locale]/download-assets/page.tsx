import { useTranslations } from 'next-intl';
import { PageShell } from '@/components/layout/page-shell';
import { usePageTexts } from '@/components/texts/use-page-texts';
import { ToolBar } from '@/components/tools/tool-page';
import { ButtonLink } from '@/components/ui/button-link';
import { Section } from '@/components/ui/section';
import { pages } from '@/content/pages';
import { metadataFor } from '@/seo/metadata-for';
import { Collection } from './_sections/collection';
import { IconNames } from './_sections/icon-names';
import { ImageFiles } from './_sections/image-files';
import { LogoFiles } from './_sections/logo-files';

export const generateMetadata = metadataFor('downloadAssets');

export default function Page() {
  const texts = usePageTexts('downloadAssets');
  const t = useTranslations('common.tools');
  return (
    <PageShell path={pages.downloadAssets.path}>
      <ToolBar page="downloadAssets" texts={texts.hero} />
      <Collection texts={texts} />
      <ImageFiles texts={texts.images} />
      <LogoFiles texts={texts.logos} />
      <IconNames texts={texts.icons} />
      <Section tone="surface">
        <p className="max-w-measure text-muted">{texts.note}</p>
        <div className="mt-6">
          <ButtonLink to="/" variant="secondary">
            {t('home')}
          </ButtonLink>
        </div>
      </Section>
    </PageShell>
  );
}

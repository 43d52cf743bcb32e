import { useLocale, useMessages, useTranslations } from 'next-intl';
import { ExternalLink } from '@/components/sections/external-link';
import { usePageChoices } from '@/components/texts/use-page-choices';
import { useToasts } from '@/components/texts/use-toasts';
import { SeoAudit } from '@/components/tools/audit/seo-audit';
import { knownSite, ToolPage } from '@/components/tools/tool-page';
import { buttonClasses } from '@/components/ui/button-classes';
import { Toaster } from '@/components/ui/toaster';
import { advicePath } from '@/i18n/advice-path';
import { localizedPath } from '@/i18n/paths';
import { templateOf } from '@/lib/messages/icu';
import { mapTexts } from '@/lib/messages/tree';
import { pickParts } from '@/lib/objects/pick-parts';
import { linkData } from '@/seo/link-data';
import { metadataFor } from '@/seo/metadata-for';

export const generateMetadata = metadataFor('seoAudit');

/** Where the owner of a site sees how the search engine lists it. */
const searchConsole = 'https://search.google.com/search-console';

export default function Page() {
  const { diagnostic: _, ...audit } = mapTexts(useMessages().audit, templateOf);
  const t = useTranslations('common.tools');
  const locale = useLocale();
  return (
    <ToolPage page="seoAudit" noScript={audit.run.noScript}>
      <SeoAudit
        known={knownSite}
        choices={usePageChoices()}
        texts={{
          ...audit,
          advicePath: localizedPath(locale, advicePath),
          rules: pickParts(audit.rules, ['fault']),
        }}
        cancelText={t('cancel')}
        links={linkData(locale)}
      />
      <Toaster {...useToasts()} />
      <p className="mt-10">
        <ExternalLink href={searchConsole} className={buttonClasses('secondary')}>
          {audit.run.console}
        </ExternalLink>
      </p>
    </ToolPage>
  );
}

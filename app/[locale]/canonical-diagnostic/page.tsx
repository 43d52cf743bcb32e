import { useLocale, useMessages, useTranslations } from 'next-intl';
import { Diagnostic } from '@/components/tools/diagnostic/diagnostic';
import { knownSite, ToolPage } from '@/components/tools/tool-page';
import { diagnosedPageCount, mainPages } from '@/content/main-pages';
import { pages } from '@/content/pages';
import { advicePath } from '@/i18n/advice-path';
import { localizedPath } from '@/i18n/paths';
import { templateOf } from '@/lib/messages/icu';
import { mapTexts } from '@/lib/messages/tree';
import { pickParts } from '@/lib/objects/pick-parts';
import { metadataFor } from '@/seo/metadata-for';

export const generateMetadata = metadataFor('canonicalDiagnostic');

/** Paths of the pages that are audited on load. */
const mainPaths = mainPages.slice(0, diagnosedPageCount).map((id) => pages[id].path);

export default function Page() {
  const locale = useLocale();
  const { run, results, ...audit } = mapTexts(useMessages().audit, templateOf);
  const { checks, diagnostic, failures, finding, extents, rules, statuses } = audit;
  const { actions, noActions } = results;
  const t = useTranslations('common.tools');
  return (
    <ToolPage page="canonicalDiagnostic" noScript={run.noScript}>
      <Diagnostic
        known={knownSite}
        mainPaths={mainPaths}
        locale={locale}
        // Only the texts that the tool shows, which are half of them.
        texts={{
          advicePath: localizedPath(locale, advicePath),
          checks: pickParts(checks, ['name']),
          diagnostic,
          failures,
          finding,
          extents,
          results: { actions, noActions },
          rules: pickParts(rules, ['fault']),
          statuses,
        }}
        cancelText={t('cancel')}
      />
    </ToolPage>
  );
}

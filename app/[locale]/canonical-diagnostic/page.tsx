import { useLocale, useMessages, useTranslations } from 'next-intl';
import { PageShell } from '@/components/layout/page-shell';
import { PageHero } from '@/components/sections/page-hero';
import { usePageTexts } from '@/components/texts/use-page-texts';
import { Diagnostic } from '@/components/tools/diagnostic/diagnostic';
import { ToolChecks } from '@/components/tools/tool-checks';
import { Section } from '@/components/ui/section';
import { diagnosedPageCount, mainPages } from '@/content/main-pages';
import { allPaths, noindexPaths, pages } from '@/content/pages';
import { site } from '@/content/site';
import { advicePath } from '@/i18n/advice-path';
import { auditTexts } from '@/i18n/audit-texts';
import { localizedPath } from '@/i18n/paths';
import { pickParts } from '@/lib/objects/pick-parts';
import { metadataFor } from '@/seo/metadata-for';

export const generateMetadata = metadataFor('canonicalDiagnostic');

/** Paths of the pages that are audited on load. */
const mainPaths = mainPages.slice(0, diagnosedPageCount).map((id) => pages[id].path);

export default function Page() {
  const locale = useLocale();
  const texts = usePageTexts('canonicalDiagnostic');
  const { run, results, ...audit } = auditTexts(useMessages().audit);
  const { checks, diagnostic, failures, finding, extents, rules, statuses } = audit;
  const { actions, noActions } = results;
  const t = useTranslations('common.tools');
  return (
    <PageShell path={pages.canonicalDiagnostic.path}>
      <PageHero texts={texts.hero} />
      <Section tone="surface">
        <p data-shown-only="noscript" className="hidden font-semibold noscript:block">
          {run.noScript}
        </p>
        <Diagnostic
          known={{ origin: site.origin, name: site.name, paths: allPaths, noindexPaths }}
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
      </Section>
      <ToolChecks texts={texts} />
    </PageShell>
  );
}

import { useLocale, useMessages, useTranslations } from 'next-intl';
import { PageShell } from '@/components/layout/page-shell';
import { ExternalLink } from '@/components/sections/external-link';
import { PageHero } from '@/components/sections/page-hero';
import { usePageChoices } from '@/components/texts/use-page-choices';
import { usePageTexts } from '@/components/texts/use-page-texts';
import { useToasts } from '@/components/texts/use-toasts';
import { SeoAudit } from '@/components/tools/audit/seo-audit';
import { ToolChecks } from '@/components/tools/tool-checks';
import { buttonClasses } from '@/components/ui/button-classes';
import { Section } from '@/components/ui/section';
import { Toaster } from '@/components/ui/toaster';
import { allPaths, noindexPaths, pages } from '@/content/pages';
import { site } from '@/content/site';
import { advicePath } from '@/i18n/advice-path';
import { auditTexts } from '@/i18n/audit-texts';
import { localizedPath } from '@/i18n/paths';
import { pickParts } from '@/lib/objects/pick-parts';
import { linkData } from '@/seo/link-data';
import { metadataFor } from '@/seo/metadata-for';

export const generateMetadata = metadataFor('seoAudit');

/** Where webmasters see how the search engine lists their site. */
const webmasterConsole = 'https://search.google.com/search-console';

export default function Page() {
  const texts = usePageTexts('seoAudit');
  const { diagnostic: _, ...audit } = auditTexts(useMessages().audit);
  const t = useTranslations('common.tools');
  const locale = useLocale();
  return (
    <PageShell path={pages.seoAudit.path}>
      <PageHero texts={texts.hero} />
      <Section tone="surface">
        <p data-shown-only="noscript" className="hidden font-semibold noscript:block">
          {audit.run.noScript}
        </p>
        <SeoAudit
          known={{ origin: site.origin, name: site.name, paths: allPaths, noindexPaths }}
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
          <ExternalLink href={webmasterConsole} className={buttonClasses('secondary')}>
            {audit.run.console}
          </ExternalLink>
        </p>
      </Section>
      <ToolChecks texts={texts} />
    </PageShell>
  );
}

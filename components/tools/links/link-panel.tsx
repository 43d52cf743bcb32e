'use client';

import { useId } from 'react';
import type { AuditWords } from '@/components/tools/audit/report-texts';
import { type Locale, locales } from '@/i18n/locales';
import { localizedPath } from '@/i18n/paths';
import { fillTemplate } from '@/lib/messages/fill-template';
import { LinkAnalysis, type LinkAnalysisProps } from './link-analysis';
import { pageLocale } from './page-locale';

/** The internal links that a page could have (spec §3, §4), in the language of the tool. */
export function LinkPanel(props: LinkAnalysisProps) {
  const { url, known, data, texts } = props;
  const { links } = texts;
  const id = useId();
  const locale = pageLocale(url, known) ?? data.locale;
  return (
    <section aria-labelledby={id} data-unlinked="">
      <h2 id={id} className="font-display font-semibold text-subtitle">
        {links.title}
      </h2>
      {locale === data.locale ? (
        <LinkAnalysis key={url} {...props} />
      ) : (
        <OtherLanguage locale={locale} tool={data.tool} texts={texts} />
      )}
    </section>
  );
}

type OtherLanguageProps = { locale: Locale; tool: string; texts: AuditWords };

function OtherLanguage({ locale, tool, texts: { links } }: OtherLanguageProps) {
  const { name, lang } = locales[locale];
  return (
    <>
      <p className="mt-2 max-w-measure text-muted">{links.otherLanguage}</p>
      <p className="mt-3">
        <a
          href={localizedPath(locale, tool)}
          hrefLang={lang}
          className="text-primary underline underline-offset-4"
        >
          {fillTemplate(links.openTool, { language: name })}
        </a>
      </p>
    </>
  );
}

'use client';

import { useId } from 'react';
import { localeCodes, locales } from '@/i18n/locales';
import { localizedPath } from '@/i18n/paths';
import { fillTemplate } from '@/lib/messages/fill-template';
import { LinkAnalysis, type LinkAnalysisProps } from './link-analysis';

/** The internal links that a page could have, in the language of the tool. */
export function LinkPanel(props: LinkAnalysisProps) {
  const { url, known, data, texts } = props;
  const { links } = texts;
  const id = useId();
  const locale =
    localeCodes.find((code) => known.paths.some((path) => localizedPath(code, path) === url)) ??
    data.locale;
  return (
    <section aria-labelledby={id} data-unlinked="">
      <h2 id={id} className="font-display font-semibold text-subtitle">
        {links.title}
      </h2>
      {locale === data.locale ? (
        <LinkAnalysis key={url} {...props} />
      ) : (
        <>
          <p className="mt-2 max-w-measure text-muted">{links.otherLanguage}</p>
          <p className="mt-3">
            <a
              href={localizedPath(locale, data.tool)}
              hrefLang={locales[locale].lang}
              className="text-primary underline underline-offset-4"
            >
              {fillTemplate(links.openTool, { language: locales[locale].name })}
            </a>
          </p>
        </>
      )}
    </section>
  );
}

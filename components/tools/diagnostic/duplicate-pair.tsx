import { useState } from 'react';
import type { DiagnosticWords } from '@/components/tools/audit/report-texts';
import { Disclosure } from '@/components/tools/disclosure';
import { fillTemplate } from '@/lib/messages/fill-template';
import type { Finding } from '@/seo/audit/audit-site';
import type { AuditedSite } from '@/seo/audit/audited-site';
import { TextDifference } from './text-difference';

type DuplicatePairProps = {
  /** Of a page that is like another one. */
  finding: Finding;
  site: AuditedSite;
  texts: DiagnosticWords;
};

/**
 * Two pages that are alike: in a text of their heads, which is quoted, or in their contents. A page without
 * a canonical address stands alone.
 */
export function DuplicatePair({ finding, site, texts }: DuplicatePairProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { url, values } = finding;
  const page = site.pages.get(url);
  const other = site.pages.get(String(values.other));
  const { duplicates } = texts.diagnostic;
  if (page === undefined) return null;
  const paths = other === undefined ? [page.url] : [other.url, page.url];
  return (
    <li className="min-w-0">
      <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        {paths.map((path, index) => (
          <span key={path} className="contents">
            {index === 0 ? null : (
              <span aria-hidden="true">{values.likeness === undefined ? '=' : '≈'}</span>
            )}
            <a
              href={path}
              lang="en"
              translate="no"
              className="break-all font-semibold text-primary underline underline-offset-4"
            >
              {path}
            </a>
          </span>
        ))}
        {values.likeness === undefined ? null : (
          <span className="text-muted tabular-nums">
            {fillTemplate(duplicates.likeness, { percent: texts.number(Number(values.likeness)) })}
          </span>
        )}
      </p>
      {other !== undefined && values.text === undefined ? (
        <Disclosure label={duplicates.difference} onToggle={setIsOpen}>
          {isOpen ? <TextDifference before={other} after={page} texts={texts} /> : null}
        </Disclosure>
      ) : null}
      {values.text === undefined ? null : (
        <p lang={page.lang} translate="no" className="mt-1 max-w-measure break-words text-muted">
          {String(values.text)}
        </p>
      )}
    </li>
  );
}

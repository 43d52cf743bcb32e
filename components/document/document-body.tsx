import type { Root } from 'hast';
import { type Components, toJsxRuntime } from 'hast-util-to-jsx-runtime';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { Calculator } from '@/components/calculators/calculator';
import { FilingCalendar } from '@/components/calculators/filing-calendar';
import { Download } from '@/components/downloads/download';
import { ExternalLink } from '@/components/sections/external-link';
import { usePageLang } from '@/components/texts/use-page-lang';
import { ButtonLink } from '@/components/ui/button-link';
import { LocalLink } from '@/components/ui/local-link';
import { isDownloadId } from '@/content/downloads';
import { pages } from '@/content/pages';
import { isCalculatorId } from '@/lib/calculators/calculators';
import { calendarId } from '@/lib/calculators/filing-calendar';
import { diagramKinds } from '@/lib/documents/markdown';
import { Diagram } from './diagrams/diagram';
import { DocumentHeading } from './document-heading';
import { DocumentTable } from './document-table';

/*
 * Panels within a text have the role `note`: as complementary landmarks they would need a name, and would
 * only make the list of a page's landmarks longer.
 */

function CtaPanel({ children }: { children: ReactNode }) {
  const t = useTranslations('blogs');
  const lang = usePageLang();
  return (
    <aside
      role="note"
      className="wide on-deep no-print my-6 bg-deep p-6 text-on-deep sm:p-8 [&>*]:max-w-measure"
    >
      <p lang={lang} className="text-balance font-display text-[1.5rem] lines-tight">
        <strong>{t('ctaTitle')}</strong>
      </p>
      <div className="mt-2 mb-5 text-on-deep-muted">{children}</div>
      <ButtonLink to={pages.freeConsultation.path} variant="onDeep" lang={lang}>
        {t('ctaButton')}
      </ButtonLink>
    </aside>
  );
}

function TipBox({ children }: { children: ReactNode }) {
  const t = useTranslations('blogs');
  const lang = usePageLang();
  return (
    <aside
      role="note"
      className="wide my-4 border-accent border-l-4 bg-band p-6 [&>*]:max-w-measure"
    >
      <p lang={lang} className="mb-2 text-primary">
        <strong>{t('tip')}</strong>
      </p>
      {children}
    </aside>
  );
}

/** A worked example with amounts of the reader's own business. */
function ExampleBox({ children }: { children: ReactNode }) {
  const t = useTranslations('articles');
  const lang = usePageLang();
  return (
    <aside
      role="note"
      className="wide my-4 grid grid-cols-1 gap-3 border-hairline border-t-4 border-t-primary border-b bg-surface p-5 text-base [--table-ground:var(--color-surface)] sm:p-7 [&>*:not(.wide)]:max-w-measure [&>*]:min-w-0"
    >
      <p lang={lang} className="text-primary">
        <strong>{t('example')}</strong>
      </p>
      {children}
    </aside>
  );
}

const containers: Record<string, typeof TipBox | typeof Fragment> = {
  tip: TipBox,
  cta: CtaPanel,
  example: ExampleBox,
  // These are in sections of the page, which have their headings.
  first: Fragment,
  checklist: Fragment,
};

/** The number of a source, behind the rule that it is the source of. */
function SourceMark({ href, children }: { href: string; children: ReactNode }) {
  const t = useTranslations('articles');
  return (
    <sup className="source-mark">
      <a href={href} data-note="">
        <span data-shown-only="screen-reader" className="sr-only">
          {t('sourceMark')}{' '}
        </span>
        {children}
      </a>
    </sup>
  );
}

/** Numbers of a column are aligned digit by digit. */
const numberClasses = 'whitespace-nowrap text-right tabular-figures';

const components: Partial<Components> = {
  h2: (props) => <DocumentHeading as="h2" {...props} />,
  h3: (props) => <DocumentHeading as="h3" {...props} />,
  ul: ({ children }) => <ul className="list-disc pl-5 marker:text-primary">{children}</ul>,
  ol: ({ children }) => (
    <ol className="list-decimal pl-6 marker:font-semibold marker:text-primary">{children}</ol>
  ),
  li: ({ children }) => <li className="mt-1.5 pl-1">{children}</li>,
  a: ({ href = '/', node, children }) => {
    if (node?.properties.dataNote !== undefined) {
      return <SourceMark href={href}>{children}</SourceMark>;
    }
    return href.startsWith('https://') ? (
      <ExternalLink href={href} className="text-primary underline underline-offset-4">
        {children}
      </ExternalLink>
    ) : (
      <LocalLink
        to={href}
        data-contextual={node?.properties.dataContextual ? true : undefined}
        {...(node?.properties.dataPlanned ? { 'data-planned': '' } : {})}
        className="text-primary underline underline-offset-4"
      >
        {children}
      </LocalLink>
    );
  },
  blockquote: ({ children }) => (
    <blockquote className="border-line border-l-4 pl-5 text-muted">{children}</blockquote>
  ),
  table: DocumentTable,
  th: ({ node, children }) => {
    const className = node?.properties.dataNumber ? numberClasses : undefined;
    // The empty corner above the names of rows is no header.
    if (node?.children.length === 0) return <td />;
    return (
      <th scope="col" className={className}>
        {children}
      </th>
    );
  },
  td: ({ node, children }) => (
    <td
      data-label={node?.properties.dataLabel}
      className={
        node?.properties.dataNumber
          ? numberClasses
          : node?.properties.dataShort
            ? 'whitespace-nowrap'
            : undefined
      }
    >
      {children}
    </td>
  ),
  aside: ({ children, node }) => {
    if (diagramKinds.some((kind) => kind === node?.properties.dataKind)) {
      return <Diagram node={node}>{children}</Diagram>;
    }
    const id = String(node?.properties.dataId);
    if (node?.properties.dataKind === 'calculator') {
      if (isCalculatorId(id)) return <Calculator id={id} />;
      if (id === calendarId) return <FilingCalendar />;
    }
    if (node?.properties.dataKind === 'download' && isDownloadId(id)) return <Download id={id} />;
    const Container = containers[String(node?.properties.dataKind)] ?? TipBox;
    return <Container>{children}</Container>;
  },
};

/** In a checklist, entries have a box to tick. */
const checklistComponents: typeof components = {
  ...components,
  ul: ({ children }) => <ul>{children}</ul>,
  li: ({ children }) => (
    <li className="border-hairline not-last:border-b">
      <label className="flex cursor-pointer gap-3 py-2.5">
        <input type="checkbox" data-client="tick" className="mt-1 size-5 shrink-0 accent-primary" />
        <span>{children}</span>
      </label>
    </li>
  ),
};

/** A parsed document, or a part of it, as React elements. */
export function DocumentBody({ tree, isChecklist = false }: { tree: Root; isChecklist?: boolean }) {
  return toJsxRuntime(tree, {
    Fragment,
    jsx,
    jsxs,
    components: isChecklist ? checklistComponents : components,
    passNode: true,
  });
}

import { LazyDisclosure } from '@/components/tools/lazy-disclosure';
import { PageLink } from '@/components/tools/page-link';
import { StatusMark } from '@/components/tools/status-mark';
import { entriesOf } from '@/lib/objects/entries-of';
import { type Finding, identityOf } from '@/seo/audit/audit-site';
import type { ParsedPage } from '@/seo/audit/parsed-page';
import { type DifferencePart, textDifference } from '@/seo/audit/text-difference';
import { GroupedList } from './grouped-list';
import type { ViewProps } from './run-diagnosis';

/** How many words are shown on each side of a change. */
const contextLength = 8;

/** Pairs of duplicate pages with their differences, and pages without a canonical URL. */
export function DuplicateList(props: ViewProps) {
  const { outcome, texts } = props;
  const { note, none, groups } = texts.diagnostic.duplicates;
  const found = entriesOf(outcome.duplicates).filter(([, findings]) => findings.length > 0);
  return (
    <GroupedList
      note={found.length === 0 ? none : note}
      groups={found.map(([kind, findings]) => {
        const severity = findings[0]?.severity ?? 'warning';
        return {
          id: kind,
          title: (
            <>
              <StatusMark status={severity} label={texts.statuses[severity]} hiddenLabel />
              {groups[kind]}
            </>
          ),
          items: findings.map((finding) => (
            <Duplicate key={identityOf(finding)} {...props} finding={finding} />
          )),
        };
      })}
    />
  );
}

/** Two pages with the same title or description, which is quoted, or similar contents; or one without a canonical. */
function Duplicate({ finding, outcome, texts }: ViewProps & { finding: Finding }) {
  const { url, values } = finding;
  const { pages } = outcome.site;
  const page = pages.get(url);
  const other = pages.get(String(values.other));
  const { duplicates } = texts.diagnostic;
  if (page === undefined) return null;
  const isNear = values.similarity !== undefined;
  return (
    <li className="min-w-0">
      <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        {other === undefined ? null : (
          <>
            <PageLink url={other.url} className="font-semibold" />
            <span aria-hidden="true">{isNear ? '≈' : '='}</span>
          </>
        )}
        <PageLink url={url} className="font-semibold" />
        {isNear ? (
          <span className="text-muted tabular-figures">
            {texts.fill(duplicates.similarity, { percent: Number(values.similarity) })}
          </span>
        ) : null}
      </p>
      {values.text !== undefined ? (
        <p lang={page.lang} translate="no" className="mt-1 max-w-measure break-words text-muted">
          {values.text}
        </p>
      ) : other !== undefined ? (
        <LazyDisclosure label={duplicates.difference}>
          <TextDifference before={other} after={page} texts={texts} />
        </LazyDisclosure>
      ) : null}
    </li>
  );
}

type TextDifferenceProps = Pick<ViewProps, 'texts'> & { before: ParsedPage; after: ParsedPage };

/** The differences of two main areas, marked by signs and lines, not by color alone. */
function TextDifference({ before, after, texts }: TextDifferenceProps) {
  const { equal, removedFrom, addedOn } = texts.diagnostic.duplicates;
  if (before.text === after.text) return <p className="text-muted text-sm">{equal}</p>;
  const lang = before.textLang ?? before.lang ?? 'en';
  return (
    <>
      <ul className="grid gap-1 text-muted text-sm">
        <li className="break-all">
          <span aria-hidden="true">− </span>
          {texts.fill(removedFrom, { page: before.url })}
        </li>
        <li className="break-all">
          <span aria-hidden="true">+ </span>
          {texts.fill(addedOn, { page: after.url })}
        </li>
      </ul>
      <p lang={lang} translate="no" className="mt-2 max-w-measure break-words">
        {textDifference(before.text, after.text, lang, contextLength).map((part, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places
          <Part key={index} part={part} texts={texts} />
        ))}
      </p>
    </>
  );
}

function Part({ part, texts }: Pick<ViewProps, 'texts'> & { part: DifferencePart }) {
  const { kind, text } = part;
  if (kind === 'same') return text;
  const label = texts.diagnostic.duplicates[kind];
  const isRemoved = kind === 'removed';
  const Mark = isRemoved ? 'del' : 'ins';
  const underline = 'underline decoration-2 underline-offset-4';
  // The sign is beside the words, where no line strikes it out; spaces are outside both.
  return (
    <>
      {text.startsWith(' ') ? ' ' : null}
      <span className={`bg-band px-0.5 ${isRemoved ? 'text-error' : 'text-primary'}`}>
        <span lang={texts.lang} className="sr-only">{` ${label} `}</span>
        <span aria-hidden="true" className="font-semibold">
          {isRemoved ? '−' : '+'}
        </span>
        <Mark className={isRemoved ? 'line-through decoration-1' : underline}>{text.trim()}</Mark>
      </span>
      {text.endsWith(' ') ? ' ' : null}
    </>
  );
}

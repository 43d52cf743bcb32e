import { LazyDisclosure } from '@/components/tools/lazy-disclosure';
import { PageLink } from '@/components/tools/page-link';
import { moreText } from '@/components/tools/report-texts';
import { identityOf, rules } from '@/seo/audit/audit-site';
import { findingText } from '@/seo/audit/finding-text';
import { partsOfIdentity } from '@/seo/audit/run-changes';
import type { ViewProps } from './run-diagnosis';

const maxListed = 20;

/** What is new and what is fixed since the last run. */
export function ChangesNote({ outcome, texts }: ViewProps) {
  const { lastRun, changes, isStored } = outcome;
  const words = texts.diagnostic.changes;
  const note = lastRun === 'none' ? words.first : undefined;
  const { fresh = [], fixed = [] } = changes ?? {};
  const freshItems = fresh.map((finding) => {
    return { id: identityOf(finding), url: finding.url, text: findingText(finding, texts) };
  });
  const fixedItems = fixed.map((id) => {
    const { rule, url } = partsOfIdentity(id);
    return { id, url, text: rule === undefined ? id : texts.checks[rules[rule].check].name };
  });
  const lists = [
    { label: words.freshList, items: freshItems },
    { label: words.fixedList, items: fixedItems },
  ];
  return (
    <section aria-labelledby="changes-title">
      <h3 id="changes-title" className="font-semibold text-heading">
        {words.title}
      </h3>
      <dl className="mt-2 flex flex-wrap gap-x-8 gap-y-2 empty:hidden">
        {(['fresh', 'fixed', 'same', 'unknown'] as const).map((kind) =>
          changes === undefined || (kind === 'unknown' && changes.unknown.length === 0) ? null : (
            <div key={kind} className="flex items-baseline gap-2">
              <dt className="text-muted">{words[kind]}</dt>
              <dd className="font-semibold tabular-figures">
                {texts.writeNumber(changes[kind].length)}
              </dd>
            </div>
          ),
        )}
      </dl>
      {lists.map(({ label, items }) =>
        items.length === 0 ? null : (
          <LazyDisclosure key={label} label={label}>
            <ul className="grid gap-1 text-sm">
              {items.slice(0, maxListed).map(({ id, url, text }) => (
                <li key={id} className="break-words">
                  {text} <PageLink url={url} />
                </li>
              ))}
            </ul>
            <p className="mt-1 text-muted text-sm empty:hidden">
              {moreText(items, maxListed, texts)}
            </p>
          </LazyDisclosure>
        ),
      )}
      <p className="mt-2 max-w-measure text-muted empty:hidden">
        {lastRun === 'blocked' ? words.blocked : isStored ? note : words.notKept}
      </p>
    </section>
  );
}

import type { DiagnosticWords } from '@/components/tools/audit/report-texts';
import { Disclosure } from '@/components/tools/disclosure';
import { fillTemplate } from '@/lib/messages/fill-template';
import { identityOf } from '@/seo/audit/audit-site';
import { findingText } from '@/seo/audit/finding-text';
import { rules } from '@/seo/audit/rules/rules';
import { partsOfIdentity } from '@/seo/audit/run-changes';
import type { Outcome } from './use-diagnosis';

/** Changes of a kind that are listed. */
const mostListed = 20;

type ChangesNoteProps = { outcome: Outcome; texts: DiagnosticWords };

/** What is new and what is fixed since the run before. */
export function ChangesNote({ outcome, texts }: ChangesNoteProps) {
  const { lastRun, changes, isKept } = outcome;
  const words = texts.diagnostic.changes;
  return (
    <section aria-labelledby="changes-title">
      <h3 id="changes-title" className="font-semibold text-heading">
        {words.title}
      </h3>
      {lastRun.kind === 'blocked' ? <Note>{words.blocked}</Note> : null}
      {lastRun.kind === 'none' && isKept ? <Note>{words.first}</Note> : null}
      {changes === undefined ? null : (
        <>
          <dl className="mt-2 flex flex-wrap gap-x-8 gap-y-2">
            {(['fresh', 'fixed', 'same', 'unknown'] as const).map((kind) =>
              kind === 'unknown' && changes.unknown.length === 0 ? null : (
                <div key={kind} className="flex items-baseline gap-2">
                  <dt className="text-muted">{words[kind]}</dt>
                  <dd className="font-semibold tabular-nums">
                    {texts.number(changes[kind].length)}
                  </dd>
                </div>
              ),
            )}
          </dl>
          <ChangeList
            label={words.freshList}
            texts={texts}
            items={changes.fresh.map((finding) => ({
              id: identityOf(finding),
              url: finding.url,
              text: findingText(finding, texts.rules, texts.lang),
            }))}
          />
          <ChangeList
            label={words.fixedList}
            texts={texts}
            items={changes.fixed.map((id) => {
              const { rule, url } = partsOfIdentity(id);
              return {
                id,
                url,
                text: rule === undefined ? id : texts.checks[rules[rule].check].name,
              };
            })}
          />
        </>
      )}
      {isKept || lastRun.kind === 'blocked' ? null : <Note>{words.notKept}</Note>}
    </section>
  );
}

function Note({ children }: { children: string }) {
  return <p className="mt-2 max-w-measure text-muted">{children}</p>;
}

type ChangeListProps = {
  label: string;
  items: readonly { id: string; url: string; text: string }[];
  texts: DiagnosticWords;
};

function ChangeList({ label, items, texts }: ChangeListProps) {
  if (items.length === 0) return null;
  return (
    <Disclosure label={label}>
      <ul className="grid gap-1 text-sm">
        {items.slice(0, mostListed).map(({ id, url, text }) => (
          <li key={id} className="break-words">
            {text}{' '}
            <span lang="en" translate="no" className="break-all text-muted">
              {url}
            </span>
          </li>
        ))}
      </ul>
      {items.length > mostListed ? (
        <p className="mt-1 text-muted text-sm">
          {fillTemplate(texts.finding.more, { count: texts.number(items.length - mostListed) })}
        </p>
      ) : null}
    </Disclosure>
  );
}

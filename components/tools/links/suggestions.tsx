import { useEffect, useId, useRef, useState } from 'react';
import type { KnownSite } from '@/components/tools/audit/known-site';
import type { AuditWords } from '@/components/tools/audit/report-texts';
import { buttonClasses } from '@/components/ui/button-classes';
import { showSuccess } from '@/components/ui/toaster';
import { saveFile } from '@/lib/downloads/save-file';
import { fillTemplate } from '@/lib/messages/fill-template';
import { autoImplementFrom } from '@/seo/link-suggestions/confidence';
import { type LinkPlan, planText } from '@/seo/link-suggestions/link-plan';
import {
  implementedCount,
  type ListAction,
  reduceSuggestions,
  type SuggestionList,
} from '@/seo/link-suggestions/suggestion-list';
import type { LinkDraft } from '@/seo/link-suggestions/types';
import type { LinkPage } from './analyze-links';
import { insertLink } from './insert-link';
import { planAfter, planBefore } from './planned-after';
import { storedRejections, storeRejections, uniteRejections } from './stored-rejections';
import { SuggestionItem } from './suggestion-item';

type SuggestionsProps = {
  /** URL path of the page that was audited. */
  url: string;
  page: LinkPage;
  known: KnownSite;
  /** What was decided before the page was analyzed. */
  plan: LinkPlan;
  texts: AuditWords;
  onPlan: (plan: LinkPlan) => void;
  /** Takes links that have just been implemented. */
  onImplement: (links: readonly LinkDraft[]) => void;
};

/** Name of the file, as the project has it in `content/`. */
const planFile = 'link-plan.json';

/** The links that one list has implemented and the one before it has not. */
function newLinks(before: SuggestionList, after: SuggestionList): LinkDraft[] {
  const done = new Set(
    before.suggestions.filter(({ implemented }) => implemented).map(({ id }) => id),
  );
  return after.suggestions.filter(({ id, implemented }) => implemented && !done.has(id));
}

/** Sets links in the page that is open, if they are for it. */
function insertLinks(links: readonly LinkDraft[], url: string): void {
  const main = document.querySelector('main');
  if (main === null || location.pathname !== url) return;
  for (const { targetUrl, anchorText } of links) insertLink(main, { anchorText, href: targetUrl });
}

/** The suggestions for a page, and what can be done with all of them. */
export function Suggestions(props: SuggestionsProps) {
  const { url, page, known, texts, onPlan, onImplement } = props;
  const { links, number } = texts;
  const id = useId();
  const [list, setList] = useState(page.list);
  const [before] = useState(() => planBefore(page.list, props.plan));
  const [isSaved, setIsSaved] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  /** Id of the element that has the focus once what was pressed has gone. */
  const focused = useRef<string>(undefined);

  useEffect(() => {
    if (focused.current === undefined) return;
    (document.getElementById(focused.current) ?? heading.current)?.focus();
    focused.current = undefined;
  });

  function act(action: ListAction) {
    const next = reduceSuggestions(list, action);
    if (next === list) return;
    setList(next);
    setIsSaved(false);
    if (next.rejected !== list.rejected) {
      // Another tab may have refused others meanwhile.
      storeRejections(uniteRejections(storedRejections(), next.rejected));
    }
    if (page.isListed) onPlan(planAfter(next, before, known));
    const done = newLinks(list, next);
    if (done.length === 0) return;
    onImplement(done);
    insertLinks(done, url);
    const count = number(done.length);
    showSuccess({ title: links.toast.title, text: fillTemplate(links.toast.text, { count }) });
  }

  function actOn(index: number, action: ListAction) {
    const item = `${id}-${index}`;
    if (action.type === 'save' || action.type === 'cancel') focused.current = `${item}-edit`;
    if (action.type === 'implement' || action.type === 'reject') focused.current = item;
    act(action);
  }

  function download() {
    saveFile(planFile, [planText(planAfter(list, before, known))], 'application/json');
    setIsSaved(true);
  }

  const implemented = implementedCount(list);

  /** What an editor has to do next. */
  function statusOf(): string {
    if (isSaved) return links.downloaded;
    return implemented > 0 && page.isListed ? links.nextStep : '';
  }

  const approved = list.suggestions.filter((each) => each.approved && !each.implemented).length;
  const counts = fillTemplate(links.counts, {
    open: number(list.suggestions.length - implemented - approved),
    approved: number(approved),
    implemented: number(implemented),
  });
  return (
    <section aria-labelledby={`${id}-title`} className="mt-6">
      <h3 ref={heading} id={`${id}-title`} tabIndex={-1} className="font-semibold text-heading">
        {links.list}
      </h3>
      <p className="mt-1 text-muted tabular-nums">{counts}</p>
      {page.isListed ? null : (
        <p className="mt-3 border-line border-l-4 pl-3 font-semibold">{links.unlisted}</p>
      )}
      <div className="mt-4 flex flex-wrap gap-3 max-[26rem]:*:w-full">
        <BulkButton
          list={list}
          type="implement-approved"
          label={links.implementApproved}
          act={act}
        />
        <BulkButton list={list} type="auto-implement" label={links.auto} act={act} />
        {page.isListed ? (
          <button type="button" onClick={download} className={buttonClasses('secondary')}>
            {links.download}
          </button>
        ) : null}
      </div>
      <p className="mt-3 max-w-measure text-muted text-sm">
        {fillTemplate(links.autoNote, { least: number(autoImplementFrom) })}{' '}
        {page.isListed ? links.downloadNote : null}
      </p>
      <p role="status" className="mt-2 font-semibold empty:hidden">
        {statusOf()}
      </p>
      <ol className="mt-5">
        {list.suggestions.map((suggestion, index) => (
          <SuggestionItem
            key={suggestion.id}
            suggestion={suggestion}
            list={list}
            lang={page.lang}
            texts={texts}
            id={`${id}-${index}`}
            onAction={(action) => actOn(index, action)}
          />
        ))}
      </ol>
    </section>
  );
}

type BulkButtonProps = {
  list: SuggestionList;
  type: 'implement-approved' | 'auto-implement';
  label: string;
  act: (action: ListAction) => void;
};

/** Implements several suggestions. Where there are none, it says so and keeps the focus. */
function BulkButton({ list, type, label, act }: BulkButtonProps) {
  const isIdle = reduceSuggestions(list, { type }) === list;
  return (
    <button
      type="button"
      aria-disabled={isIdle || undefined}
      onClick={() => act({ type })}
      className={`${buttonClasses('secondary')} aria-disabled:cursor-not-allowed aria-disabled:opacity-60`}
    >
      {label}
    </button>
  );
}

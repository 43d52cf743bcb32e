import { useEffect, useId, useRef, useState } from 'react';
import { buttonClasses } from '@/components/ui/button-classes';
import { showSuccess } from '@/components/ui/toaster';
import { saveFile } from '@/lib/downloads/save-file';
import { fillTemplate } from '@/lib/messages/fill-template';
import {
  autoImplementFrom,
  changedLink,
  decidedLinks,
  type LinkDecision,
  refusedLinks,
  surestLinks,
  withDecisions,
} from '@/seo/link-suggestions/decisions';
import { planOf } from '@/seo/link-suggestions/link-plan';
import type { LinkSuggestion } from '@/seo/link-suggestions/types';
import type { LinkPage } from './analyze-links';
import { insertLink } from './insert-link';
import type { LinkAnalysisProps } from './link-analysis';
import { storedRefusals, storeRefusals } from './stored-refusals';
import { type ItemAction, SuggestionItem } from './suggestion-item';

/** The suggestions for a page, and what can be done with all of them. */
export function Suggestions(props: LinkAnalysisProps & { page: LinkPage }) {
  const { url, page, data, decisions, texts, onDecide } = props;
  const { links, number } = texts;
  const id = useId();
  const [editing, setEditing] = useState<string>();
  /** What was decided when the plan was saved. */
  const [saved, setSaved] = useState<readonly LinkDecision[]>();
  const heading = useRef<HTMLHeadingElement>(null);
  /** Id of the element that has the focus once what was pressed has gone. */
  const focused = useRef<string>(undefined);

  useEffect(() => {
    if (focused.current === undefined) return;
    (document.getElementById(focused.current) ?? heading.current)?.focus();
    focused.current = undefined;
  });

  const listed = new Set(data.targets.map(({ path }) => path));
  /** Only pages that search engines list have a plan. */
  const isListed = listed.has(page.path);
  const list = decidedLinks(page.path, page.suggestions, decisions, props.implemented);
  const implemented = list.filter((each) => each.implemented);
  const approved = list.filter((each) => each.approved && !each.implemented);

  function decide(changed: readonly LinkSuggestion[], isRefused = false) {
    const decided = changed.map((link) => ({ page: page.path, link, isRefused }));
    if (isRefused) storeRefusals(refusedLinks(decided));
    onDecide(withDecisions(decisions, decided));
  }

  function implement(chosen: readonly LinkSuggestion[]) {
    if (chosen.length === 0) return;
    decide(chosen.map((link) => ({ ...link, approved: true })));
    const added = chosen.map(({ targetUrl, anchorText }) => ({
      href: targetUrl,
      text: anchorText,
    }));
    props.onImplement(added);
    const main = document.querySelector('main');
    // The page that is open gets the links, if they are for it.
    if (main !== null && location.pathname === url) {
      for (const link of added) insertLink(main, link);
    }
    const count = number(added.length);
    showSuccess({ title: links.toast.title, text: fillTemplate(links.toast.text, { count }) });
  }

  function act(action: ItemAction, link: LinkSuggestion, item: string) {
    if (action === 'approve') return decide([{ ...link, approved: !link.approved }]);
    if (action === 'edit') return setEditing(link.id);
    if (action === 'implement' || action === 'reject') {
      focused.current = item;
      return action === 'implement' ? implement([link]) : decide([link], true);
    }
    focused.current = `${item}-edit`;
    setEditing(undefined);
    if (action !== 'cancel') decide([changedLink(action, { link, page })]);
  }

  function download() {
    const plan = planOf(data.plan, decisions, storedRefusals(), listed);
    saveFile('link-plan.json', [`${JSON.stringify(plan, null, 2)}\n`], 'application/json');
    setSaved(decisions);
  }

  const nextStep = implemented.length > 0 && isListed ? links.nextStep : '';

  /** Implements several suggestions. Where there are none, it says so and keeps the focus. */
  const bulkButton = (label: string, chosen: readonly LinkSuggestion[]) => (
    <button
      type="button"
      aria-disabled={chosen.length === 0 || undefined}
      onClick={() => implement(chosen)}
      className={`${buttonClasses('secondary')} aria-disabled:cursor-not-allowed aria-disabled:opacity-60`}
    >
      {label}
    </button>
  );

  const counts = fillTemplate(links.counts, {
    open: number(list.length - implemented.length - approved.length),
    approved: number(approved.length),
    implemented: number(implemented.length),
  });
  return (
    <section aria-labelledby={`${id}-title`} className="mt-6">
      <h3 ref={heading} id={`${id}-title`} tabIndex={-1} className="font-semibold text-heading">
        {links.list}
      </h3>
      <p className="mt-1 text-muted tabular-nums">{counts}</p>
      {isListed ? null : (
        <p className="mt-3 border-line border-l-4 pl-3 font-semibold">{links.unlisted}</p>
      )}
      <div className="mt-4 flex flex-wrap gap-3 max-[26rem]:*:w-full">
        {bulkButton(
          links.implementApproved,
          approved.filter((each) => each.id !== editing),
        )}
        {bulkButton(links.auto, surestLinks(list, editing))}
        {isListed ? (
          <button type="button" onClick={download} className={buttonClasses('secondary')}>
            {links.download}
          </button>
        ) : null}
      </div>
      <p className="mt-3 max-w-measure text-muted text-sm">
        {fillTemplate(links.autoNote, { least: number(autoImplementFrom) })}{' '}
        {isListed ? links.downloadNote : null}
      </p>
      <p role="status" className="mt-2 font-semibold empty:hidden">
        {saved === decisions ? links.downloaded : nextStep}
      </p>
      <ol className="mt-5">
        {list.map((link, index) => (
          <SuggestionItem
            key={link.id}
            link={link}
            list={list}
            page={page}
            isEditing={link.id === editing}
            texts={texts}
            id={`${id}-${index}`}
            onAction={(action) => act(action, link, `${id}-${index}`)}
          />
        ))}
      </ol>
    </section>
  );
}

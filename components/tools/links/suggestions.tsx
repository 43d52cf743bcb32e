import { useEffect, useId, useRef, useState } from 'react';
import type { AuditTextsWithFormat } from '@/components/tools/report-texts';
import { Button } from '@/components/ui/button';
import { showSuccess } from '@/components/ui/toaster';
import { saveFile } from '@/lib/downloads/save-file';
import type { PageEdits } from '@/seo/audit/parsed-page';
import type { LinkData } from '@/seo/link-data';
import {
  autoImplementThreshold,
  changedLink,
  decidedLinks,
  type LinkDecisions,
  rejectedLinks,
  surestLinks,
} from '@/seo/link-suggestions/decisions';
import type { LinkSuggestion } from '@/seo/link-suggestions/link-suggestion';
import { planOf } from '@/seo/link-suggestions/merge-plan';
import type { LinkPage } from './analyze-links';
import { insertLink } from './insert-link';
import { storedRejections, storeRejections } from './stored-rejections';
import { type ItemAction, SuggestionItem } from './suggestion-item';

export type SuggestionsProps = {
  /** URL path of the audited page. */
  url: string;
  page: LinkPage;
  data: LinkData;
  /** The last value that `onDecide` was given. */
  decisions: LinkDecisions;
  /** Links of the page that the audit counts already: all that `onImplement` was given. */
  implemented: PageEdits['links'];
  texts: AuditTextsWithFormat;
  onDecide: (decisions: LinkDecisions) => void;
  /** Takes links that the audit counts from now on. */
  onImplement: (links: PageEdits['links']) => void;
};

/** The suggestions for a page, and the actions on all of them. */
export function Suggestions(props: SuggestionsProps) {
  const { url, page, data, decisions, texts, onDecide } = props;
  const { links, fill } = texts;
  const id = useId();
  const [editing, setEditing] = useState<string>();
  /** The decisions in the plan that was downloaded last. */
  const [saved, setSaved] = useState<LinkDecisions>();
  const heading = useRef<HTMLHeadingElement>(null);
  /** Id of the element that gets the focus after the pressed button is gone. */
  const nextFocusId = useRef<string>(undefined);

  useEffect(() => {
    if (nextFocusId.current === undefined) return;
    (document.getElementById(nextFocusId.current) ?? heading.current)?.focus();
    nextFocusId.current = undefined;
  });

  const listed = new Set(data.targets.map((target) => target.url));
  /** Only pages that search engines list have a plan. */
  const isListed = listed.has(page.url);
  const list = decidedLinks(page.suggestions, decisions, props.implemented);
  const pending = list.filter(({ implemented }) => !implemented);
  const approved = pending.filter((link) => link.approved);
  const isEditorClosed = (link: LinkSuggestion) => link.id !== editing;

  function decide(...changed: LinkSuggestion[]) {
    onDecide(new Map([...decisions, ...changed.map((link) => [link.id, link] as const)]));
  }

  function implement(chosen: readonly LinkSuggestion[]) {
    if (chosen.length === 0) return;
    decide(...chosen.map((link) => ({ ...link, approved: true })));
    const added = chosen.map((link) => ({ href: link.targetUrl, text: link.anchorText }));
    props.onImplement(added);
    const main = document.querySelector('main');
    // If the audited page is the open one, it gets the links.
    if (main !== null && location.pathname === url) {
      for (const link of added) insertLink(main, link);
    }
    const text = fill(links.toast.text, { count: added.length });
    showSuccess({ title: links.toast.title, text });
  }

  function act(action: ItemAction, link: LinkSuggestion, itemId: string) {
    if (action === 'approve') return decide({ ...link, approved: !link.approved });
    if (action === 'edit') return setEditing(link.id);
    nextFocusId.current = itemId;
    if (action === 'implement') return implement([link]);
    if (action === 'reject') {
      const rejected = { ...link, approved: false, rejected: true };
      storeRejections(rejectedLinks([rejected]));
      return decide(rejected);
    }
    nextFocusId.current = `${itemId}-edit`;
    setEditing(undefined);
    if (action !== 'cancel') decide(changedLink(action, link, page.titles));
  }

  function download() {
    const plan = planOf(data.plan, [...decisions.values()], storedRejections(), listed);
    saveFile('link-plan.json', [`${JSON.stringify(plan, null, 2)}\n`], 'application/json');
    setSaved(decisions);
  }

  /** Implements several suggestions. Without any it is marked as disabled and keeps the focus. */
  const bulkButton = (label: string, chosen: readonly LinkSuggestion[]) => (
    <Button
      aria-disabled={chosen.length === 0 || undefined}
      onClick={() => implement(chosen)}
      className="aria-disabled:cursor-not-allowed aria-disabled:opacity-60"
    >
      {label}
    </Button>
  );

  const nextStep = pending.length < list.length && isListed ? links.nextStep : '';
  const counts = fill(links.counts, {
    open: pending.length - approved.length,
    approved: approved.length,
    implemented: list.length - pending.length,
  });
  return (
    <section aria-labelledby={`${id}-title`} className="mt-6">
      <h3 ref={heading} id={`${id}-title`} tabIndex={-1} className="font-semibold text-heading">
        {links.list}
      </h3>
      <p className="mt-1 text-muted tabular-figures">{counts}</p>
      {isListed ? null : (
        <p className="mt-3 border-line border-l-4 pl-3 font-semibold">{links.unlisted}</p>
      )}
      <div className="mt-4 flex flex-wrap gap-3 max-[26rem]:[&>*]:w-full">
        {bulkButton(links.implementApproved, approved.filter(isEditorClosed))}
        {bulkButton(links.auto, surestLinks(list.filter(isEditorClosed)))}
        {isListed ? <Button onClick={download}>{links.download}</Button> : null}
      </div>
      <p className="mt-3 max-w-measure text-muted text-sm">
        {fill(links.autoNote, { least: autoImplementThreshold })}{' '}
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
            titles={page.titles}
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

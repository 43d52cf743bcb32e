import { useEffect, useId, useRef, useState } from 'react';
import type { AuditWords } from '@/components/tools/audit/report-texts';
import { buttonClasses } from '@/components/ui/button-classes';
import { fillTemplate } from '@/lib/messages/fill-template';
import { draftProblem, type SuggestionList } from '@/seo/link-suggestions/suggestion-list';
import type { LinkDraft } from '@/seo/link-suggestions/types';

type SuggestionEditorProps = {
  /** What is edited before it is. */
  draft: LinkDraft;
  list: SuggestionList;
  /** Tag of the language of the page. */
  lang: string;
  texts: AuditWords;
  onSave: (draft: LinkDraft) => void;
  onCancel: () => void;
};

const fieldClasses =
  'min-h-12 w-full rounded-control border border-line bg-surface px-3 py-2 aria-invalid:border-error';

/** Words and target of a link to be changed. The title of the target is looked up as it is typed. */
export function SuggestionEditor(props: SuggestionEditorProps) {
  const { list, lang, texts } = props;
  const { editor } = texts.links;
  const id = useId();
  const [draft, setDraft] = useState(props.draft);
  const [isTried, setIsTried] = useState(false);
  const anchorField = useRef<HTMLInputElement>(null);
  const targetField = useRef<HTMLInputElement>(null);
  const problem = isTried ? draftProblem(list, draft) : undefined;
  const isTargetWrong = problem === 'unknown-target' || problem === 'own-page';
  const isAnchorWrong = problem !== undefined && !isTargetWrong;
  const title = list.titles.get(draft.targetUrl);

  // Whoever asked for the fields goes on in them.
  useEffect(() => anchorField.current?.focus(), []);

  function save() {
    const found = draftProblem(list, draft);
    if (found === undefined) {
      props.onSave(draft);
      return;
    }
    setIsTried(true);
    const isOfTarget = found === 'unknown-target' || found === 'own-page';
    (isOfTarget ? targetField : anchorField).current?.focus();
  }

  return (
    <form
      method="post"
      className="mt-3 grid gap-4 border border-line bg-page p-4 sm:grid-cols-2"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') props.onCancel();
      }}
    >
      <label className="grid content-start gap-1.5">
        <span className="font-semibold">{editor.anchor}</span>
        <input
          ref={anchorField}
          lang={lang}
          value={draft.anchorText}
          aria-invalid={isAnchorWrong || undefined}
          aria-describedby={`${id}-problem`}
          onChange={(event) => setDraft({ ...draft, anchorText: event.target.value })}
          className={fieldClasses}
        />
      </label>
      <div>
        <label className="grid content-start gap-1.5">
          <span className="font-semibold">{editor.target}</span>
          <input
            ref={targetField}
            lang="en"
            list={`${id}-pages`}
            value={draft.targetUrl}
            spellCheck={false}
            autoComplete="off"
            autoCapitalize="off"
            aria-invalid={isTargetWrong || undefined}
            aria-describedby={`${id}-title ${id}-problem`}
            onChange={(event) => setDraft({ ...draft, targetUrl: event.target.value.trim() })}
            className={fieldClasses}
          />
        </label>
        <datalist id={`${id}-pages`}>
          {[...list.titles]
            .filter(([path]) => path !== list.source)
            .map(([path, name]) => (
              <option key={path} value={path} label={name} />
            ))}
        </datalist>
        <p id={`${id}-title`} className="mt-1.5 text-muted text-sm">
          {title === undefined ? editor.unknownTitle : fillTemplate(editor.targetTitle, { title })}
        </p>
      </div>
      <p
        id={`${id}-problem`}
        role="alert"
        className="font-semibold text-error empty:hidden sm:col-span-2"
      >
        {problem === undefined ? '' : editor.problems[problem]}
      </p>
      <div className="flex flex-wrap gap-3 sm:col-span-2">
        <button type="submit" className={buttonClasses('primary')}>
          {editor.save}
        </button>
        <button type="button" onClick={props.onCancel} className={buttonClasses('secondary')}>
          {editor.cancel}
        </button>
      </div>
    </form>
  );
}

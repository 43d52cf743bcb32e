import { useEffect, useId, useRef, useState } from 'react';
import { buttonClasses } from '@/components/ui/button-classes';
import { fillTemplate } from '@/lib/messages/fill-template';
import { draftProblem } from '@/seo/link-suggestions/decisions';
import type { SuggestionItemProps } from './suggestion-item';

const fieldClasses =
  'min-h-12 w-full rounded-control border border-line bg-surface px-3 py-2 aria-invalid:border-error';

/** Words and target of a link to be changed. The title of the target is looked up as it is typed. */
export function SuggestionEditor(props: SuggestionItemProps) {
  const { link, page, texts, onAction } = props;
  const { editor } = texts.links;
  const id = useId();
  const [draft, setDraft] = useState({ anchorText: link.anchorText, targetUrl: link.targetUrl });
  const [isTried, setIsTried] = useState(false);
  const anchorField = useRef<HTMLInputElement>(null);
  const targetField = useRef<HTMLInputElement>(null);
  const problem = draftProblem(draft, props);
  const isOfTarget = problem === 'unknown-target' || problem === 'own-page';
  const isWrong = isTried && problem !== undefined;
  const title = page.titles.get(draft.targetUrl);

  // Whoever asked for the fields goes on in them.
  useEffect(() => anchorField.current?.focus(), []);

  function save() {
    if (problem === undefined) {
      onAction(draft);
      return;
    }
    setIsTried(true);
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
        if (event.key === 'Escape') onAction('cancel');
      }}
    >
      <label className="grid content-start gap-1.5">
        <span className="font-semibold">{editor.anchor}</span>
        <input
          ref={anchorField}
          lang={texts.lang}
          value={draft.anchorText}
          aria-invalid={(isWrong && !isOfTarget) || undefined}
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
            aria-invalid={(isWrong && isOfTarget) || undefined}
            aria-describedby={`${id}-title ${id}-problem`}
            onChange={(event) => setDraft({ ...draft, targetUrl: event.target.value.trim() })}
            className={fieldClasses}
          />
        </label>
        <datalist id={`${id}-pages`}>
          {[...page.titles].map(([path, name]) =>
            path === page.path ? null : <option key={path} value={path} label={name} />,
          )}
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
        {isWrong ? editor.problems[problem] : ''}
      </p>
      <div className="flex flex-wrap gap-3 sm:col-span-2">
        <button type="submit" className={buttonClasses('primary')}>
          {editor.save}
        </button>
        <button
          type="button"
          onClick={() => onAction('cancel')}
          className={buttonClasses('secondary')}
        >
          {editor.cancel}
        </button>
      </div>
    </form>
  );
}

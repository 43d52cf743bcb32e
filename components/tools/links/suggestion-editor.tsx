import { type FormEvent, useId, useState } from 'react';
import type { AuditWords } from '@/components/tools/report-texts';
import { buttonClasses } from '@/components/ui/button-classes';
import { fillTemplate } from '@/lib/messages/fill-template';
import { draftProblem } from '@/seo/link-suggestions/decisions';
import type { LinkDraft, LinkSuggestion } from '@/seo/link-suggestions/types';

export type EditorProps = {
  link: LinkSuggestion;
  /** All suggestions for the page. */
  list: readonly LinkSuggestion[];
  /** Titles of the pages that links may lead to, by URL path. */
  titles: ReadonlyMap<string, string>;
  texts: AuditWords;
  /** Takes a draft that can be saved. */
  onAction: (action: 'cancel' | LinkDraft) => void;
};

/** A stable callback ref: it is called when the field appears, not at each render. */
const focusOnMount = (field: HTMLInputElement | null) => field?.focus();

/** A form for the anchor and target of a link. The title of the target is looked up while typing. */
export function SuggestionEditor({ link, list, titles, texts, onAction }: EditorProps) {
  const { editor } = texts.links;
  const id = useId();
  const [typed, setTyped] = useState<LinkDraft>(link);
  const [isSubmitted, setIsSubmitted] = useState(false);
  const draft = { anchorText: typed.anchorText.trim(), targetUrl: typed.targetUrl.trim() };
  const problem = draftProblem(draft, link, list, titles);
  const isTargetWrong = problem === 'unknown-target' || problem === 'own-page';
  const wrongField = isTargetWrong ? 'targetUrl' : 'anchorText';
  const shownProblem = isSubmitted ? problem : undefined;
  const title = titles.get(draft.targetUrl);

  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (problem === undefined) return onAction(draft);
    setIsSubmitted(true);
    const field = event.currentTarget.elements.namedItem(wrongField);
    if (field instanceof HTMLInputElement) field.focus();
  }

  const fieldProps = (name: keyof LinkDraft) => ({
    name,
    value: typed[name],
    'aria-invalid': (shownProblem !== undefined && name === wrongField) || undefined,
    onChange: (event: { target: HTMLInputElement }) => {
      setTyped({ ...typed, [name]: event.target.value });
    },
    className:
      'min-h-12 w-full rounded-control border border-line bg-surface px-3 py-2 aria-invalid:border-error',
  });

  return (
    <form
      method="post"
      className="mt-3 grid gap-4 border border-line bg-page p-4 sm:grid-cols-2"
      onSubmit={save}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onAction('cancel');
      }}
    >
      <label className="grid content-start gap-1.5">
        <span className="font-semibold">{editor.anchor}</span>
        <input
          {...fieldProps('anchorText')}
          ref={focusOnMount}
          lang={texts.lang}
          aria-describedby={`${id}-problem`}
        />
      </label>
      <div>
        <label className="grid content-start gap-1.5">
          <span className="font-semibold">{editor.target}</span>
          <input
            {...fieldProps('targetUrl')}
            lang="en"
            list={`${id}-pages`}
            spellCheck={false}
            autoComplete="off"
            autoCapitalize="off"
            aria-describedby={`${id}-title ${id}-problem`}
          />
        </label>
        <datalist id={`${id}-pages`}>
          {[...titles].map(([path, name]) =>
            path === link.page ? null : <option key={path} value={path} label={name} />,
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
        {shownProblem === undefined ? '' : editor.problems[shownProblem]}
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

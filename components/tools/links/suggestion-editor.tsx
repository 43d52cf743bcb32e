import { type ComponentProps, type FormEvent, useId, useState } from 'react';
import type { AuditTextsWithFormat } from '@/components/tools/report-texts';
import { Button } from '@/components/ui/button';
import { draftProblem } from '@/seo/link-suggestions/decisions';
import type { LinkDraft, LinkSuggestion } from '@/seo/link-suggestions/link-suggestion';

export type EditorProps = {
  link: LinkSuggestion;
  list: readonly LinkSuggestion[];
  /** Titles of the pages that links may lead to, by URL path. */
  titles: ReadonlyMap<string, string>;
  texts: AuditTextsWithFormat;
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
  const wrongField =
    problem === 'unknown-target' || problem === 'own-page' ? 'targetUrl' : 'anchorText';
  const shownProblem = isSubmitted ? problem : undefined;
  const title = titles.get(draft.targetUrl);

  const cancel = () => onAction('cancel');

  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (problem === undefined) return onAction(draft);
    setIsSubmitted(true);
    const wrong = event.currentTarget.elements.namedItem(wrongField);
    if (wrong instanceof HTMLInputElement) wrong.focus();
  }

  const field = (name: keyof LinkDraft, label: string, props: ComponentProps<'input'>) => (
    <label className="grid content-start gap-1.5">
      <span className="font-semibold">{label}</span>
      <input
        {...props}
        name={name}
        value={typed[name]}
        aria-invalid={(shownProblem !== undefined && name === wrongField) || undefined}
        onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
        className="min-h-12 w-full rounded-control border border-line bg-surface px-3 py-2 aria-invalid:border-error"
      />
    </label>
  );

  return (
    <form
      method="post"
      className="mt-3 grid gap-4 border border-line bg-page p-4 sm:grid-cols-2"
      onSubmit={save}
      onKeyDown={(event) => {
        if (event.key === 'Escape') cancel();
      }}
    >
      {field('anchorText', editor.anchor, {
        ref: focusOnMount,
        lang: texts.lang,
        'aria-describedby': `${id}-problem`,
      })}
      <div>
        {field('targetUrl', editor.target, {
          lang: 'en',
          list: `${id}-pages`,
          spellCheck: false,
          autoComplete: 'off',
          autoCapitalize: 'off',
          'aria-describedby': `${id}-title ${id}-problem`,
        })}
        <datalist id={`${id}-pages`}>
          {[...titles].map(([path, name]) =>
            path === link.page ? null : <option key={path} value={path} label={name} />,
          )}
        </datalist>
        <p id={`${id}-title`} className="mt-1.5 text-muted text-sm">
          {title === undefined ? editor.unknownTitle : texts.fill(editor.targetTitle, { title })}
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
        <Button type="submit" variant="primary">
          {editor.save}
        </Button>
        <Button onClick={cancel}>{editor.cancel}</Button>
      </div>
    </form>
  );
}

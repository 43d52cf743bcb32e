import { useId, useState } from 'react';
import type { KnownSite } from '@/components/tools/known-site';
import { LazyPart } from '@/components/tools/lazy-part';
import type { AuditTextsWithFormat } from '@/components/tools/report-texts';
import { Button } from '@/components/ui/button';
import { fixLocationOf, formatFixLocation } from '@/seo/audit/fix-location';
import type { PageEdits, ParsedPage } from '@/seo/audit/parsed-page';
import { descriptionOf } from '@/seo/audit/rules/texts';

export type EditedTag = 'title' | 'description';

export type TagEditorProps = {
  tag: EditedTag;
  page: ParsedPage;
  known: KnownSite;
  /** The texts that are tried out. */
  edits: PageEdits;
  texts: AuditTextsWithFormat;
  /** @param text undefined for the one of the page */
  onEdit: (tag: EditedTag, text: string | undefined) => void;
};

const textButtonClasses = 'min-h-8 font-semibold text-primary underline underline-offset-4';

/** Tries out another title or description of a page: a button, and the form that it opens. */
export function TagEditor(props: TagEditorProps) {
  const { tag, edits, texts, onEdit } = props;
  const [isOpen, setIsOpen] = useState(false);
  if (isOpen) return <TagForm {...props} onCancel={() => setIsOpen(false)} />;
  return (
    <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
      <button type="button" onClick={() => setIsOpen(true)} className={textButtonClasses}>
        {texts.edit[tag]}
      </button>
      {edits[tag] === undefined ? null : (
        <>
          <span className="text-muted">{texts.edit.changed}</span>
          <button
            type="button"
            onClick={() => onEdit(tag, undefined)}
            className={textButtonClasses}
          >
            {texts.edit.restore}
          </button>
        </>
      )}
    </p>
  );
}

/** A stable callback ref: it is called when the field appears, not at each render. */
const focusOnMount = (field: HTMLTextAreaElement | null) => field?.focus();

function TagForm(props: TagEditorProps & { onCancel: () => void }) {
  const { tag, page, known, texts, onEdit, onCancel } = props;
  const current = { title: page.titles[0] ?? '', description: descriptionOf(page) ?? '' };
  const [text, setText] = useState(current[tag]);
  const id = useId();
  const { edit, preview } = texts;
  const { lang = texts.lang } = page;
  /** What pages add to their titles. */
  const suffix = tag === 'title' ? / \| [^|]+$/.exec(current.title)?.[0] : undefined;

  return (
    <form
      method="post"
      className="mt-3 grid gap-4 border border-line bg-surface p-4 sm:p-5"
      onSubmit={(event) => {
        event.preventDefault();
        onEdit(tag, text.trim());
      }}
    >
      <div className="grid gap-1.5">
        <label htmlFor={id} className="font-semibold">
          {edit[`${tag}Label`]}
        </label>
        <textarea
          id={id}
          ref={focusOnMount}
          rows={tag === 'title' ? 2 : 4}
          lang={lang}
          value={text}
          onChange={(event) => setText(event.target.value.replaceAll('\n', ' '))}
          className="w-full rounded-control border border-line bg-surface px-3 py-2"
        />
      </div>
      {/* Lazy, as its code contains tables of character widths. */}
      <LazyPart
        load={() => import('@/components/tools/search-preview')}
        label={preview.devices.desktop}
        texts={texts}
      >
        {({ SearchPreview }) => (
          <SearchPreview
            {...current}
            {...{ [tag]: text }}
            url={known.origin + page.url}
            siteName={known.name}
            lang={lang}
            texts={preview}
          />
        )}
      </LazyPart>
      <p className="text-muted text-sm">
        {edit.note}{' '}
        <code lang="en" translate="no" className="break-all">
          {formatFixLocation(fixLocationOf(`${tag}-missing`, page, 'page'))}
        </code>
        {suffix === undefined ? null : (
          <span className="block">{texts.fill(edit.suffix, { suffix: suffix.trim() })}</span>
        )}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary">
          {edit.save}
        </Button>
        <Button onClick={onCancel}>{edit.cancel}</Button>
      </div>
    </form>
  );
}

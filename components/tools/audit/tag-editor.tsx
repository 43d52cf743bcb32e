import { useEffect, useId, useRef, useState } from 'react';
import { SearchPreview } from '@/components/tools/search-preview';
import { buttonClasses } from '@/components/ui/button-classes';
import { fillTemplate } from '@/lib/messages/fill-template';
import type { Where } from '@/seo/audit/where';
import type { AuditWords } from './report-texts';

/** The tags of a head that can be tried out. */
export type EditedTag = 'title' | 'description';

type TagEditorProps = {
  tag: EditedTag;
  /** What the page says now. */
  title: string;
  description: string;
  url: string;
  siteName: string;
  /** Language of the page. */
  pageLang: string;
  where: Where;
  texts: AuditWords;
  onSave: (text: string) => void;
  onCancel: () => void;
};

/** A text of the head to be tried out, with the search result that it makes, as it is typed. */
export function TagEditor(props: TagEditorProps) {
  const { tag, title, description, url, siteName, pageLang, where, texts } = props;
  const [text, setText] = useState(tag === 'title' ? title : description);
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const { edit } = texts;
  /** What pages add to their titles. */
  const suffix = tag === 'title' ? / \| [^|]+$/.exec(title)?.[0] : undefined;

  // Whoever asked for the field goes on in it.
  useEffect(() => field.current?.focus(), []);

  return (
    <form
      method="post"
      className="mt-3 grid gap-4 border border-line bg-surface p-4 sm:p-5"
      onSubmit={(event) => {
        event.preventDefault();
        props.onSave(text.trim());
      }}
    >
      <div className="grid gap-1.5">
        <label htmlFor={id} className="font-semibold">
          {tag === 'title' ? edit.titleLabel : edit.descriptionLabel}
        </label>
        <textarea
          id={id}
          ref={field}
          rows={tag === 'title' ? 2 : 4}
          lang={pageLang}
          value={text}
          onChange={(event) => setText(event.target.value.replaceAll('\n', ' '))}
          className="w-full rounded-control border border-line bg-surface px-3 py-2"
        />
      </div>
      <SearchPreview
        title={tag === 'title' ? text : title}
        description={tag === 'description' ? text : description}
        url={url}
        siteName={siteName}
        lang={pageLang}
        texts={texts.preview}
      />
      <p className="text-muted text-sm">
        {edit.note}{' '}
        <code lang="en" translate="no" className="break-all">
          {where.file}
          {where.field === undefined ? null : ` › ${where.field}`}
        </code>
        {suffix === undefined ? null : (
          <span className="block">{fillTemplate(edit.suffix, { suffix: suffix.trim() })}</span>
        )}
      </p>
      <div className="flex flex-wrap gap-3">
        <button type="submit" className={buttonClasses('primary')}>
          {edit.save}
        </button>
        <button type="button" onClick={props.onCancel} className={buttonClasses('secondary')}>
          {edit.cancel}
        </button>
      </div>
    </form>
  );
}

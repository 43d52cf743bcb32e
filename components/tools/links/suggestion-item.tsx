import { Bar } from '@/components/tools/bar';
import { PageLink } from '@/components/tools/page-link';
import type { AuditTextsWithFormat } from '@/components/tools/report-texts';
import { StatusMark } from '@/components/tools/status-mark';
import { Button } from '@/components/ui/button';
import { entriesOf } from '@/lib/objects/entries-of';
import { isChanged } from '@/seo/link-suggestions/decisions';
import type { LinkDraft, LinkSuggestion } from '@/seo/link-suggestions/link-suggestion';
import { indexOfWords } from '@/seo/link-suggestions/words-in-text';
import { type EditorProps, SuggestionEditor } from './suggestion-editor';

/** An action on a suggestion: a button of it, or the draft of an edited link to be saved. */
export type ItemAction = 'approve' | 'implement' | 'edit' | 'reject' | 'cancel' | LinkDraft;

type SuggestionItemProps = Omit<EditorProps, 'onAction'> & {
  isEditing: boolean;
  /** Id of the item; that of its edit button ends in `-edit`. */
  id: string;
  onAction: (action: ItemAction) => void;
};

/** One suggestion: its anchor in the sentence, its target, its confidence and the actions on it. */
export function SuggestionItem(props: SuggestionItemProps) {
  const { link, titles, texts, id } = props;
  const { anchorText, targetUrl, targetTitle, rule, proposed } = link;
  const { item, rules, ruleNotes } = texts.links;
  return (
    <li>
      <article
        id={id}
        tabIndex={-1}
        aria-labelledby={`${id}-title`}
        className="grid gap-3 border-hairline border-t py-5"
      >
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
          <h4 id={`${id}-title`} className="min-w-0">
            <span className="sr-only">{`${anchorText}. `}</span>
            <span className="text-muted">{item.leadsTo + texts.colon}</span>
            <span lang={texts.lang} className="font-semibold">
              {targetTitle}
            </span>
          </h4>
          {rule === 'planned' ? null : <Confidence value={link.confidence} texts={texts} />}
        </div>
        <Sentence link={link} lang={texts.lang} />
        <p className="text-muted text-sm">
          <PageLink url={targetUrl} />
          {' · '}
          <span className="font-semibold">{rules[rule]}</span>
          {texts.colon + ruleNotes[rule]}
        </p>
        {isChanged(link) ? (
          <p className="text-sm">
            {texts.fill(item.changed, {
              anchor: proposed.anchorText,
              target: titles.get(proposed.targetUrl) ?? proposed.targetUrl,
            })}
          </p>
        ) : null}
        {link.isInText ? null : (
          <p className="border-line border-l-4 pl-3 text-sm">{item.noPlace}</p>
        )}
        {rule === 'planned' ? null : <Parts parts={link.parts} texts={texts} />}
        {link.implemented ? (
          <p>
            <StatusMark status="good" label={item.implemented} className="font-semibold" />
          </p>
        ) : props.isEditing ? (
          <SuggestionEditor {...props} />
        ) : (
          <ActionButtons {...props} />
        )}
      </article>
    </li>
  );
}

const barClasses = 'h-2 border border-line bg-surface';

const fills = { green: 'fill-primary', yellow: 'fill-accent', red: 'fill-error' };

/**
 * The confidence in a suggestion, from 0 to 100, as number, word and color: green from 80 on, yellow from 60 on, red
 * below (docs/specification.md). None is below 70 today.
 */
function Confidence({ value, texts }: { value: number; texts: AuditTextsWithFormat }) {
  const { links, writeNumber } = texts;
  const level = value >= 80 ? 'green' : value >= 60 ? 'yellow' : 'red';
  return (
    <span className="inline-flex items-center gap-2 whitespace-nowrap">
      <Bar share={value / 100} className={`${barClasses} w-12 shrink-0 ${fills[level]}`} />
      <span>
        <span className="sr-only">{`${links.confidence}: `}</span>
        <span className="font-semibold tabular-figures">{writeNumber(value)}</span>
        {` · ${links.levels[level]}`}
      </span>
    </span>
  );
}

/**
 * The sentence around a link, with the anchor text marked, or linked once implemented. An anchor text that is not in the
 * sentence follows it.
 */
function Sentence({ link, lang }: { link: LinkSuggestion; lang: string }) {
  const { context, anchorText, implemented, targetUrl } = link;
  const start = indexOfWords(context, anchorText);
  const isFound = start >= 0;
  const end = isFound ? start + anchorText.length : context.length;
  const anchor = isFound ? context.slice(start, end) : anchorText;
  return (
    <p lang={lang} translate="no" className="max-w-measure break-words">
      {isFound ? context.slice(0, start) : context && `${context} `}
      {implemented ? (
        <a href={targetUrl} className="text-primary underline underline-offset-4">
          {anchor}
        </a>
      ) : (
        <mark className="bg-accent/30 px-0.5 font-semibold text-ink forced-colors:bg-[Mark] forced-colors:text-[MarkText]">
          {anchor}
        </mark>
      )}
      {context.slice(end)}
    </p>
  );
}

/** The parts of the confidence, each from 0 to 1. */
function Parts({ parts, texts }: { parts: LinkSuggestion['parts']; texts: AuditTextsWithFormat }) {
  const { links, writeNumber } = texts;
  return (
    <div>
      <p className="font-semibold text-sm">{links.parts.title}</p>
      <dl className="mt-1 grid gap-x-8 gap-y-2 text-sm sm:grid-cols-2">
        {entriesOf(parts).map(([part, value]) => (
          <div key={part}>
            <dt className="text-muted">{links.parts[part]}</dt>
            <dd className="flex items-center gap-3 tabular-figures">
              <Bar share={value} className={`${barClasses} min-w-0 flex-1 fill-primary`} />
              <span className="min-w-9 text-right">
                {writeNumber(Math.round(value * 100) / 100)}
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** The buttons for a suggestion that is not being edited. */
function ActionButtons({ link, texts, id, onAction }: SuggestionItemProps) {
  const { item } = texts.links;
  const { approved, anchorText } = link;
  const button = (action: 'approve' | 'implement' | 'edit' | 'reject') => (
    <Button
      id={`${id}-${action}`}
      aria-label={`${item[action]}: ${anchorText}`}
      aria-pressed={action === 'approve' ? approved : undefined}
      onClick={() => onAction(action)}
      className="min-h-10! gap-2 px-4! py-1.5! aria-pressed:border-primary aria-pressed:bg-primary aria-pressed:text-on-primary"
    >
      {action === 'approve' && approved ? (
        <svg
          viewBox="0 0 16 16"
          aria-hidden="true"
          className="size-4 fill-none stroke-2 stroke-current"
        >
          <path d="m3 8.5 3.5 3.5L13 4.5" />
        </svg>
      ) : null}
      {item[action]}
    </Button>
  );
  return (
    <div className="flex flex-wrap gap-3">
      {button('approve')}
      {approved ? button('implement') : null}
      {button('edit')}
      {button('reject')}
    </div>
  );
}

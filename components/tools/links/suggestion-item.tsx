import type { AuditWords } from '@/components/tools/audit/report-texts';
import { SeverityMark } from '@/components/tools/severity-mark';
import { buttonClasses } from '@/components/ui/button-classes';
import { fillTemplate } from '@/lib/messages/fill-template';
import { keysOf } from '@/lib/objects/entries-of';
import type { LinkDraft, LinkSuggestion } from '@/seo/link-suggestions/types';
import { indexOfWords } from '@/seo/link-suggestions/words-in-text';
import type { LinkPage } from './analyze-links';
import { SuggestionEditor } from './suggestion-editor';

/** What can be done with a suggestion; a draft is to be saved. */
export type ItemAction = 'approve' | 'implement' | 'edit' | 'reject' | 'cancel' | LinkDraft;

export type SuggestionItemProps = {
  link: LinkSuggestion;
  list: readonly LinkSuggestion[];
  page: LinkPage;
  isEditing: boolean;
  texts: AuditWords;
  /** Id of the item; its button that opens the editor has `-edit` besides. */
  id: string;
  onAction: (action: ItemAction) => void;
};

/** One suggestion: the words in their sentence, where they lead, how sure that is, and what to do with it. */
export function SuggestionItem(props: SuggestionItemProps) {
  const { link, page, texts, id } = props;
  const { anchorText, targetUrl, targetTitle, rule, implemented, proposed } = link;
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
          <a
            href={targetUrl}
            lang="en"
            translate="no"
            className="break-all text-primary underline underline-offset-4"
          >
            {targetUrl}
          </a>
          {' · '}
          <span className="font-semibold">{rules[rule]}</span>
          {texts.colon + ruleNotes[rule]}
        </p>
        {proposed === undefined ? null : (
          <p className="text-sm">
            {fillTemplate(item.changed, {
              anchor: proposed.anchorText,
              target: page.titles.get(proposed.targetUrl) ?? proposed.targetUrl,
            })}
          </p>
        )}
        {link.isInText ? null : (
          <p className="border-line border-l-4 pl-3 text-sm">{item.noPlace}</p>
        )}
        {rule === 'planned' ? null : <Parts parts={link.parts} texts={texts} />}
        {implemented ? (
          <p>
            <SeverityMark severity="good" label={item.implemented} className="font-semibold" />
          </p>
        ) : props.isEditing ? (
          <SuggestionEditor {...props} />
        ) : (
          <Choices {...props} />
        )}
      </article>
    </li>
  );
}

type BarProps = { value: number; most: number; className: string; fill: string };

/** A value as a part of a bar, decorative. Drawn with attributes: the policy allows no styles in elements. */
function Bar({ value, most, className, fill }: BarProps) {
  return (
    <svg
      viewBox={`0 0 ${most} 1`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className={`block h-2 border border-line bg-surface ${className}`}
    >
      <rect width={value} height="1" className={`${fill} forced-colors:fill-[CanvasText]`} />
    </svg>
  );
}

const fills = { green: 'fill-primary', yellow: 'fill-accent', red: 'fill-error' };

/** A confidence by number, word and colour: green from 80 on, yellow from 60 on, red below. */
function Confidence({ value, texts }: { value: number; texts: AuditWords }) {
  const { links, number } = texts;
  const level = value >= 80 ? 'green' : value >= 60 ? 'yellow' : 'red';
  return (
    <span className="inline-flex items-center gap-2 whitespace-nowrap">
      <Bar value={value} most={100} className="w-12 shrink-0" fill={fills[level]} />
      <span>
        <span className="sr-only">{`${links.confidence}: `}</span>
        <span className="font-semibold tabular-nums">{number(value)}</span>
        {` · ${links.levels[level]}`}
      </span>
    </span>
  );
}

/** The sentence of a link with its words marked, a link once they are one; after it where it lacks them. */
function Sentence({ link, lang }: { link: LinkSuggestion; lang: string }) {
  const { context, anchorText, implemented, targetUrl } = link;
  const start = indexOfWords(context, anchorText);
  const end = start + anchorText.length;
  const words = start < 0 ? anchorText : context.slice(start, end);
  return (
    <p lang={lang} translate="no" className="max-w-measure break-words">
      {start < 0 ? context && `${context} ` : context.slice(0, start)}
      {implemented ? (
        <a href={targetUrl} className="text-primary underline underline-offset-4">
          {words}
        </a>
      ) : (
        <mark className="bg-accent/30 px-0.5 font-semibold text-ink forced-colors:bg-[Mark] forced-colors:text-[MarkText]">
          {words}
        </mark>
      )}
      {start < 0 ? null : context.slice(end)}
    </p>
  );
}

/** The four parts of a relevance, each with its number and a bar. */
function Parts({ parts, texts }: { parts: LinkSuggestion['parts']; texts: AuditWords }) {
  const { links, number } = texts;
  return (
    <div>
      <p className="font-semibold text-sm">{links.parts.title}</p>
      <dl className="mt-1 grid gap-x-8 gap-y-2 text-sm sm:grid-cols-2">
        {keysOf(parts).map((part) => (
          <div key={part}>
            <dt className="text-muted">{links.parts[part]}</dt>
            <dd className="flex items-center gap-3 tabular-nums">
              <Bar value={parts[part]} most={1} className="min-w-0 flex-1" fill={fills.green} />
              <span className="min-w-9 text-right">
                {number(Math.round(parts[part] * 100) / 100)}
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** What can be done with a suggestion that is not implemented. */
function Choices({ link, texts, id, onAction }: SuggestionItemProps) {
  const { item } = texts.links;
  const { approved, anchorText } = link;
  const choices = (['approve', 'implement', 'edit', 'reject'] as const).filter((choice) => {
    return choice !== 'implement' || approved;
  });
  return (
    <div className="flex flex-wrap gap-3">
      {choices.map((choice) => (
        <button
          key={choice}
          id={`${id}-${choice}`}
          type="button"
          aria-label={`${item[choice]}: ${anchorText}`}
          aria-pressed={choice === 'approve' ? approved : undefined}
          onClick={() => onAction(choice)}
          className={`${buttonClasses('secondary')} min-h-10! gap-2 px-4! py-1.5! aria-pressed:border-primary aria-pressed:bg-primary aria-pressed:text-on-primary`}
        >
          {choice === 'approve' && approved ? (
            <svg
              viewBox="0 0 16 16"
              aria-hidden="true"
              className="size-4 fill-none stroke-2 stroke-current"
            >
              <path d="m3 8.5 3.5 3.5L13 4.5" />
            </svg>
          ) : null}
          {item[choice]}
        </button>
      ))}
    </div>
  );
}

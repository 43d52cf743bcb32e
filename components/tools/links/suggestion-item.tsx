import type { AuditWords } from '@/components/tools/audit/report-texts';
import { SeverityMark } from '@/components/tools/severity-mark';
import { buttonClasses } from '@/components/ui/button-classes';
import { fillTemplate } from '@/lib/messages/fill-template';
import type { ListAction, SuggestionList } from '@/seo/link-suggestions/suggestion-list';
import type { LinkSuggestion } from '@/seo/link-suggestions/types';
import { ConfidenceMark } from './confidence-mark';
import { LinkedSentence } from './linked-sentence';
import { RelevanceParts } from './relevance-parts';
import { SuggestionEditor } from './suggestion-editor';

type SuggestionItemProps = {
  suggestion: LinkSuggestion;
  list: SuggestionList;
  /** Tag of the language of the page. */
  lang: string;
  texts: AuditWords;
  /** Id of the item; its button that opens the editor has `-edit` besides. */
  id: string;
  onAction: (action: ListAction) => void;
};

const smallButton = `${buttonClasses('secondary')} min-h-10! px-4! py-1.5!`;

/** One suggestion: the words in their sentence, where they lead, how sure that is, and what to do with it. */
export function SuggestionItem(props: SuggestionItemProps) {
  const { suggestion, list, lang, texts, id, onAction } = props;
  const { anchorText, targetUrl, targetTitle, context, rule, implemented, proposed } = suggestion;
  const { item, rules, ruleNotes } = texts.links;
  const isEditing = list.editing === suggestion.id;
  const isPlanned = rule === 'planned';
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
            <span lang={lang} className="font-semibold">
              {targetTitle}
            </span>
          </h4>
          {isPlanned ? null : <ConfidenceMark confidence={suggestion.confidence} texts={texts} />}
        </div>
        <LinkedSentence
          text={context}
          words={anchorText}
          lang={lang}
          href={implemented ? targetUrl : undefined}
        />
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
              target: list.titles.get(proposed.targetUrl) ?? proposed.targetUrl,
            })}
          </p>
        )}
        {suggestion.isInText ? null : (
          <p className="border-line border-l-4 pl-3 text-sm">{item.noPlace}</p>
        )}
        {isPlanned ? null : <RelevanceParts parts={suggestion.parts} texts={texts} />}
        {implemented ? (
          <p>
            <SeverityMark severity="good" label={item.implemented} className="font-semibold" />
          </p>
        ) : isEditing ? (
          <SuggestionEditor
            draft={{ anchorText, targetUrl }}
            list={list}
            lang={lang}
            texts={texts}
            onSave={(draft) => onAction({ type: 'save', ...draft })}
            onCancel={() => onAction({ type: 'cancel' })}
          />
        ) : (
          <Choices {...props} />
        )}
      </article>
    </li>
  );
}

/** What can be done with a suggestion that is not implemented. */
function Choices({ suggestion, texts, id, onAction }: SuggestionItemProps) {
  const { item } = texts.links;
  const { id: own, approved, anchorText } = suggestion;
  const name = (label: string) => `${label}: ${anchorText}`;
  return (
    <div className="flex flex-wrap gap-3">
      <button
        type="button"
        aria-label={name(item.approve)}
        aria-pressed={approved}
        onClick={() => onAction({ type: 'toggle', id: own })}
        className={`${smallButton} gap-2 aria-pressed:border-primary aria-pressed:bg-primary aria-pressed:text-on-primary`}
      >
        {approved ? (
          <svg
            viewBox="0 0 16 16"
            aria-hidden="true"
            className="size-4 fill-none stroke-2 stroke-current"
          >
            <path d="m3 8.5 3.5 3.5L13 4.5" />
          </svg>
        ) : null}
        {item.approve}
      </button>
      {approved ? (
        <button
          type="button"
          aria-label={name(item.implement)}
          onClick={() => onAction({ type: 'implement', id: own })}
          className={smallButton}
        >
          {item.implement}
        </button>
      ) : null}
      <button
        id={`${id}-edit`}
        type="button"
        aria-label={name(item.edit)}
        onClick={() => onAction({ type: 'edit', id: own })}
        className={smallButton}
      >
        {item.edit}
      </button>
      <button
        type="button"
        aria-label={name(item.reject)}
        onClick={() => onAction({ type: 'reject', id: own })}
        className={smallButton}
      >
        {item.reject}
      </button>
    </div>
  );
}

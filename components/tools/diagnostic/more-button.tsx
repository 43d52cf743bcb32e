import type { DiagnosticWords } from '@/components/tools/audit/report-texts';
import { buttonClasses } from '@/components/ui/button-classes';
import { fillTemplate } from '@/lib/messages/fill-template';

type MoreButtonProps = {
  shown: number;
  total: number;
  step: number;
  texts: DiagnosticWords;
  onMore: () => void;
};

/** Shows the next part of a list, if there is one. */
export function MoreButton({ shown, total, step, texts, onMore }: MoreButtonProps) {
  if (shown >= total) return null;
  return (
    <button type="button" onClick={onMore} className={`${buttonClasses('secondary')} mt-6`}>
      {fillTemplate(texts.diagnostic.pages.more, {
        count: texts.number(Math.min(step, total - shown)),
      })}
    </button>
  );
}

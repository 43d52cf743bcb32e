import type { ReactNode } from 'react';
import { scriptUrl } from '@/components/layout/script-url';
import { usePageLang } from '@/components/texts/use-page-lang';
import { unbroken } from '@/components/ui/unbroken';
import { calculatorAnchor } from '@/content/calculators';
import type { CalculatorData } from './calculator-data';
import { CalculatorSources } from './calculator-sources';
import type { CalendarData } from './calendar-data';

type CalculatorFrameProps = {
  data: CalculatorData | CalendarData;
  title: string;
  intro: string;
  hint?: string;
  /** What the page has without a script, and what it begins with. */
  view: ReactNode;
  /** What stands below it and does not change. */
  children?: ReactNode;
};

/**
 * A calculator within a text. The page has its example; `client/load-calculators.ts` loads React for it when it
 * comes near, and nothing else of the page needs React.
 */
export function CalculatorFrame(props: CalculatorFrameProps) {
  const { data, title, intro, hint, view, children } = props;
  const titleId = `${data.id}-title`;
  return (
    <section
      id={calculatorAnchor(data.id)}
      lang={usePageLang()}
      aria-labelledby={titleId}
      data-unlinked=""
      className="wide my-6 border-hairline border-t-4 border-t-accent border-b bg-surface p-5 text-base sm:p-7"
    >
      <h3 id={titleId} className="font-display font-semibold text-subtitle">
        {title}
      </h3>
      <p className="mt-2 max-w-measure text-muted">{unbroken(intro)}</p>
      {hint === undefined ? null : <p className="mt-2 max-w-measure text-muted text-sm">{hint}</p>}
      <div data-calculator={JSON.stringify(data)} data-src={scriptUrl('calculators.js')}>
        {view}
      </div>
      {children}
      <CalculatorSources id={data.id} />
      <script async src={scriptUrl('load-calculators.js')} />
    </section>
  );
}

import { useTranslations } from 'next-intl';
import { LawReference } from '@/components/sections/law-reference';
import { LawsChecked } from '@/components/sections/laws-checked';
import { useDay } from '@/components/texts/use-day';
import { usePageLang } from '@/components/texts/use-page-lang';
import { Disclosure } from '@/components/ui/disclosure';
import type { ToolId } from '@/content/calculators';
import { sourceKey, sourcesOf } from '@/content/facts';
import { typeset } from '@/lib/text/typeset';
import { toolFacts } from './tool-facts';

/**
 * Where the rules of a calculator stand, closed: when they were last compared with it, law and section, the last day of a
 * rule that ends, and which have to be confirmed. Nothing where a calculator has no rule.
 */
export function CalculatorSources({ id }: { id: ToolId }) {
  const t = useTranslations('calculators.sources');
  const writeDay = useDay();
  const lang = usePageLang();
  const facts = toolFacts(id);
  const keys = [...new Set(facts.flatMap((name) => sourceKey(name) ?? []))];
  if (keys.length === 0) return null;
  return (
    <div className="mt-6 border-hairline border-t text-sm">
      <Disclosure summary={<strong>{t('title')}</strong>}>
        <LawsChecked facts={facts} />
        <ul className="mt-2 list-disc gap-x-10 pl-4 text-muted marker:text-primary lg:columns-2">
          {sourcesOf(keys, facts).map(({ law, section, others, until, isUnconfirmed }, index) => (
            <li key={keys[index]} className="break-inside-avoid py-1">
              <span className="text-ink">
                <LawReference law={law} section={section} isCited={false} />
                {others.map((other) => (
                  <span key={other.number}>
                    {'; '}
                    <LawReference law={other} isCited={false} />
                  </span>
                ))}
              </span>
              {[
                '',
                law.agency,
                ...(until === undefined
                  ? []
                  : [t('until', { date: typeset(writeDay(until), 'text', lang) })]),
                ...(isUnconfirmed ? [t('confirm')] : []),
              ].join('\u00a0· ')}
            </li>
          ))}
        </ul>
      </Disclosure>
    </div>
  );
}

import { useTranslations } from 'next-intl';
import { LawReference } from '@/components/sections/law-reference';
import { useDay } from '@/components/texts/use-day';
import { usePageLang } from '@/components/texts/use-page-lang';
import { Disclosure } from '@/components/ui/disclosure';
import type { ToolId } from '@/content/calculators';
import { sourceKey, sourcesOf } from '@/content/facts';
import { typeset } from '@/lib/text/typeset';
import { toolFacts } from './tool-facts';

/**
 * Where the rules of a calculator stand: law and section, when they were last compared with it, the last day of a rule
 * that ends, and which have to be confirmed. Nothing where a calculator has no rule.
 */
export function CalculatorSources({ id }: { id: ToolId }) {
  const t = useTranslations('calculators.sources');
  const writeDay = useDay();
  const lang = usePageLang();
  const facts = toolFacts(id);
  const keys = [...new Set(facts.flatMap((name) => sourceKey(name) ?? []))];
  if (keys.length === 0) return null;
  const day = (value: string) => typeset(writeDay(value), 'text', lang);
  return (
    <div className="mt-6 border-hairline border-t text-sm sm:pt-4">
      <Disclosure
        onPhones
        summary={<span className="font-semibold">{t('title')}</span>}
        heading={<p className="font-semibold">{t('title')}</p>}
      >
        <ul className="list-disc gap-x-10 pl-4 text-muted marker:text-primary sm:mt-1.5 lg:columns-2">
          {sourcesOf(keys, facts).map(
            ({ law, section, others, checked, until, isUnconfirmed }, index) => (
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
                  t('checked', { date: day(checked) }),
                  ...(until === undefined ? [] : [t('until', { date: day(until) })]),
                  ...(isUnconfirmed ? [t('confirm')] : []),
                ].join('\u00a0· ')}
              </li>
            ),
          )}
        </ul>
      </Disclosure>
    </div>
  );
}

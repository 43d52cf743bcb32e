import { useTranslations } from 'next-intl';
import { Disclosure } from '@/components/ui/disclosure';
import { Icon } from '@/components/ui/icon';
import { isUnconfirmed, lawsOf } from '@/content/facts';
import { ExternalLink } from './external-link';
import { citationOf, isTextUrl, LawLabel } from './law-label';
import { LawsChecked } from './laws-checked';
import { LawsTitle, type LawsTitleProps } from './laws-title';

type LawListProps = LawsTitleProps & {
  facts: readonly string[];
  /** The `@id` of the page or article in its JSON-LD, which cites the laws; undefined where a page has none. */
  citedBy: string | undefined;
};

/**
 * Laws and issuances by the agencies that apply them, with the date of the last check, behind their heading. Marked up
 * as microdata, which adds citations to the item of the JSON-LD.
 */
export function LawList({ as, facts, citedBy }: LawListProps) {
  const laws = lawsOf(facts);
  const t = useTranslations('common.laws');
  const agencies = [...new Set(laws.map(({ agency }) => agency))];
  return (
    <Disclosure summary={<LawsTitle as={as} />}>
      <LawsChecked facts={facts} />
      {facts.some(isUnconfirmed) ? (
        <p className="mt-2 max-w-measure text-muted">{t('confirm')}</p>
      ) : null}
      <dl
        className="mt-4 border-line/45 border-b"
        itemScope
        itemType="https://schema.org/CreativeWork"
        itemID={citedBy}
      >
        {agencies.map((agency) => (
          <div
            key={agency}
            className="gap-x-8 border-line/45 border-t py-2 text-[0.9375rem] sm:grid sm:grid-cols-[15rem_1fr]"
          >
            <dt className="text-balance py-1 text-muted">{t(`agencies.${agency}`)}</dt>
            <dd>
              <ul className="flex flex-wrap gap-x-6">
                {laws
                  .filter((law) => law.agency === agency)
                  .map((law) => (
                    <li key={law.number} {...citationOf(law)}>
                      <ExternalLink
                        href={law.url}
                        className="group inline-block text-balance py-1 hover:text-primary"
                        itemProp={isTextUrl(law.url) ? 'url' : undefined}
                      >
                        <LawLabel
                          law={law}
                          nameClassName="underline decoration-line underline-offset-4 group-hover:decoration-current"
                        />{' '}
                        <Icon name="external" size="sm" className="inline-block text-primary" />
                      </ExternalLink>
                    </li>
                  ))}
              </ul>
            </dd>
          </div>
        ))}
      </dl>
    </Disclosure>
  );
}

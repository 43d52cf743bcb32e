import { useLocale, useTranslations } from 'next-intl';
import { Disclosure } from '@/components/ui/disclosure';
import { Icon } from '@/components/ui/icon';
import { isUnconfirmed, lawsOf } from '@/content/facts';
import { type PageId, pages } from '@/content/pages';
import { pageFacts } from '@/i18n/page-sources';
import { idOf } from '@/seo/json-ld/ids';
import { canonicalUrl } from '@/seo/page-languages';
import { ExternalLink } from './external-link';
import { citationOf, isTextUrl, LawLabel } from './law-label';
import { LawsChecked } from './laws-checked';
import { LawsTitle, lawsTitleId } from './laws-title';

/** Whether a page states a rule that has a law. */
export function hasLaws(page: PageId): boolean {
  return lawsOf(pageFacts(page)).length > 0;
}

const placeClasses = {
  page: 'mx-auto w-full max-w-page px-5 pb-8 sm:px-8 sm:pb-16',
  section: 'mt-16',
  row: 'border-line/45 border-t first:border-t-0',
} as const;

type PageLawsProps = {
  page: PageId;
  /**
   * Where it stands: by itself on the page, within a section below the texts that state the rules, or as one of
   * several rows that open.
   */
  place?: keyof typeof placeClasses;
};

/**
 * The laws and issuances behind the rules that a page states, by the agencies that apply them, with the date of the last
 * check; nothing where it states none. Marked up as microdata, which adds citations to the item of the JSON-LD.
 */
export function PageLaws({ page, place = 'page' }: PageLawsProps) {
  const t = useTranslations('common.laws');
  const { path, indexable } = pages[page];
  const url = canonicalUrl(path, useLocale());
  // A page that is not indexed has no JSON-LD.
  const citedBy = indexable ? idOf(url, 'webpage') : undefined;
  const facts = pageFacts(page);
  const laws = lawsOf(facts);
  const agencies = [...new Set(laws.map(({ agency }) => agency))];
  if (laws.length === 0) return null;
  return (
    <section aria-labelledby={lawsTitleId} className={placeClasses[place]}>
      <div className={place === 'row' ? undefined : 'border-line/45 border-y'}>
        <Disclosure summary={<LawsTitle as={place === 'section' ? 'h3' : 'h2'} />}>
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
      </div>
    </section>
  );
}

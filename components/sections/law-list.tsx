import { useTranslations } from 'next-intl';
import { Children } from 'react';
import { useDay } from '@/components/texts/use-day';
import { usePageLang } from '@/components/texts/use-page-lang';
import { Disclosure } from '@/components/ui/disclosure';
import { Icon } from '@/components/ui/icon';
import { Phrases } from '@/components/ui/phrases';
import { checkedDay, isUnconfirmed, lawsOf } from '@/content/facts';
import type { Law } from '@/content/laws';
import { typeset } from '@/lib/text/typeset';
import { ExternalLink } from './external-link';

/** Number and title of a law; spans keep a number such as SBM-2013-003 from breaking at its hyphens. */
function LawName({ number, title }: Pick<Law, 'number' | 'title'>) {
  const parts = [number, title]
    .filter(Boolean)
    .join(', ')
    .split(/(\S*-\S*)/);
  return Children.map(parts, (part) =>
    part.includes('-') ? <span className="whitespace-nowrap">{part}</span> : part,
  );
}

/** The attributes of an element that cites a law in the microdata. */
export function citationOf({ announcement }: Law) {
  const itemType = `https://schema.org/${announcement ? 'CreativeWork' : 'Legislation'}`;
  return { itemProp: 'citation', itemScope: true, itemType };
}

type LawLabelProps = {
  law: Law;
  /** The place in it, e.g. `s. 228`. */
  section?: string | undefined;
  /** Whether it is in an element that cites the law; a list names it shortly in other places. */
  isCited?: boolean;
  nameClassName?: string;
};

/** A law with its year, and a place in it. */
export function LawLabel({ law, section, isCited = true, nameClassName }: LawLabelProps) {
  return (
    <span lang="en">
      <span itemProp={isCited ? 'name' : undefined} className={nameClassName}>
        <LawName number={law.number} title={isCited ? law.title : undefined} />
      </span>
      {/* Many numbers include the year. */}
      {law.number.includes(String(law.year)) ? null : (
        <>
          {' ('}
          <span itemProp={isCited ? 'datePublished' : undefined}>{law.year}</span>)
        </>
      )}
      {section === undefined ? null : `, ${section.replace(/(?<=\.) (?=\d)/, '\u00a0')}`}
    </span>
  );
}

/** Whether a URL is that of the law's text, not of the home page of an agency. */
export function isTextUrl(url: string): boolean {
  return new URL(url).pathname !== '/';
}

/** Id of the heading of the list. */
export const lawsTitleId = 'laws-title';

type LawsTitleProps = { as: 'h2' | 'h3' };

/** The heading of the laws behind some facts. */
export function LawsTitle({ as: Heading }: LawsTitleProps) {
  const t = useTranslations('common.laws');
  return (
    <Heading id={lawsTitleId} className="font-display font-semibold text-subtitle">
      <Phrases text={t('title')} />
    </Heading>
  );
}

/** When some facts were last checked. */
export function LawsChecked({ facts }: { facts: readonly string[] }) {
  const t = useTranslations('common.laws');
  const writeDay = useDay();
  const lang = usePageLang();
  const day = checkedDay(facts);
  if (day === undefined) return null;
  return (
    <p className="max-w-measure text-muted">
      {t('checked', { date: typeset(writeDay(day), 'text', lang) })}
    </p>
  );
}

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

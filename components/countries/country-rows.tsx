import { useFormatter, useLocale, useMessages, useTranslations } from 'next-intl';
import { Fragment, type ReactNode } from 'react';
import { ExternalLink } from '@/components/sections/external-link';
import { useDay } from '@/components/texts/use-day';
import { unbroken } from '@/components/ui/unbroken';
import { type CountryId, countries } from '@/content/countries/countries';
import { conversionRow, traderRow } from '@/content/countries/sources';
import {
  type Country,
  type CountrySource,
  issuerKinds,
  type NativeName,
  paperKinds,
  type Row,
  type Topic,
  topics,
} from '@/content/countries/types';
import type { FactValue } from '@/content/facts/types';
import { formatFact } from '@/i18n/format-fact';
import { labelColon, locales } from '@/i18n/locales';
import { noonInManila } from '@/lib/dates/manila-time';
import { formatLiteral } from '@/lib/messages/icu';
import { keysOf } from '@/lib/objects/entries-of';
import { typeset } from '@/lib/text/typeset';

/** Sentences of one row, and the lists below them. */
type Statement = { row: Row; sentences: ReactNode[] };

/**
 * The statements of a country on a topic, in the language of the page.
 * @param isAlone whether what holds for many countries alike is said with them, not once for all
 */
function useStatements(id: CountryId, isAlone: boolean): (topic: Topic) => Statement[] {
  const t = useTranslations('countries');
  const notes: Record<string, Record<string, string>> = useMessages().countries.notes;
  const locale = useLocale();
  const { lang: pageLang, wideColon: isWide = false } = locales[locale];
  const country: Country = countries[id];
  const written = (value: FactValue) => formatFact(value, locale);
  const shown = (text: string) => unbroken(typeset(text, 'text', pageLang));
  const list = (numbers: readonly number[]) =>
    numbers.map((value) => written({ kind: 'percent', value })).join(' / ');

  function nameOf({ native, english }: NativeName): ReactNode {
    const { lang } = country;
    const isReadable = english === undefined || isSameLanguage(lang, pageLang);
    return (
      <>
        <span lang={lang === pageLang ? undefined : lang}>{native}</span>
        {isReadable ? null : (
          <span lang={locale === 'en' ? undefined : 'en'}>
            {isWide ? `（${english}）` : ` (${english})`}
          </span>
        )}
      </>
    );
  }
  function line(label: string, value: ReactNode): ReactNode {
    return (
      <>
        {label + labelColon(locale)}
        {value}
      </>
    );
  }
  /** A sentence around a name in the language of the country. */
  function around(key: 'posting.certificate' | 'treaty.certificate', name: NativeName): ReactNode {
    return t.rich(key, { name: () => nameOf(name) });
  }

  const own: Record<Topic, () => Statement[]> = {
    entry: () => {
      const { days, purpose, afterwards } = country.entry;
      const stay = written({ kind: 'duration', unit: 'day', value: days });
      const sentences = [
        shown(t(purpose === 'tourism' ? 'entry.tourism' : 'entry.stay', { stay })),
        shown(t(`entry.${afterwards}`)),
      ];
      const entry = { row: country.entry, sentences };
      const change = { row: conversionRow, sentences: [shown(t('entry.change'))] };
      return isAlone && afterwards === 'extendable' ? [entry, change] : [entry];
    },
    trader: () => [
      { row: traderRow, sentences: [shown(t(country.trader ? 'trader.open' : 'trader.closed'))] },
    ],
    papers: () => {
      const { papers } = country;
      if (papers === undefined) return [];
      const { way, issuers = {}, documents = {}, translated, translation } = papers;
      const sentences = [
        shown(t(`papers.${way}`)),
        ...issuerKinds.flatMap((kind) => {
          const name = issuers[kind];
          return name === undefined ? [] : [line(t(`papers.issuers.${kind}`), nameOf(name))];
        }),
        ...paperKinds.flatMap((kind) => {
          const native = documents[kind]?.join(' · ');
          return native === undefined
            ? []
            : [line(t(`papers.documents.${kind}`), nameOf({ native }))];
        }),
      ];
      if (translated) {
        sentences.push(
          translation === undefined
            ? shown(t('papers.translated'))
            : t.rich('papers.translation', { name: () => nameOf({ native: translation }) }),
        );
      }
      return [{ row: papers, sentences }];
    },
    posting: () => {
      const { posting } = country;
      const { agreement } = posting;
      if (!agreement) return [{ row: posting, sentences: [shown(t('posting.none'))] }];
      const { since, stay, longer, certificate } = agreement;
      const sentences: ReactNode[] = [shown(t('posting.since', { year: String(since) }))];
      if (stay) sentences.push(shown(t('posting.stay', { stay: written(stay) })));
      if (longer) sentences.push(shown(t('posting.longer', { stay: written(longer) })));
      if (certificate) sentences.push(around('posting.certificate', certificate));
      sentences.push(shown(t('posting.ask')));
      return [{ row: posting, sentences }];
    },
    treaty: () => {
      const { treaty, rates } = country;
      const statements: Statement[] = [];
      if (treaty) {
        const { since, isPublication, certificate } = treaty;
        const sentence = since
          ? t(isPublication ? 'treaty.of' : 'treaty.since', { year: String(since) })
          : t('treaty.none');
        const sentences: ReactNode[] = [shown(sentence)];
        if (certificate) sentences.push(around('treaty.certificate', { native: certificate }));
        statements.push({ row: treaty, sentences });
      }
      if (rates) {
        const { interest, royalties } = rates;
        const dividends = list(rates.dividends);
        const sentence =
          interest && royalties
            ? t('treaty.rates', { dividends, interest: list(interest), royalties: list(royalties) })
            : t('treaty.dividends', { dividends });
        statements.push({ row: rates, sentences: [shown(sentence)] });
      }
      return statements;
    },
    duties: () => [],
  };
  return (topic) => [
    ...own[topic](),
    ...Object.entries(country.notes).flatMap(([key, row]) => {
      const text = notes[id]?.[key];
      return row.topic === topic && text !== undefined
        ? [{ row, sentences: [unbroken(formatLiteral(text))] }]
        : [];
    }),
  ];
}

/** Whom to ask about a row that is only likely. */
function Confirm({ row }: { row: Row }) {
  const t = useTranslations('countries');
  const format = useFormatter();
  if (row.status === 'confirmed') return null;
  const month = format.dateTime(noonInManila(row.checked), { month: 'long', year: 'numeric' });
  return <p>{t('confirm', { month, authority: t(`authorities.${row.confirmWith}`) })}</p>;
}

/** Whether readers of a page read a language: the script of Chinese makes no difference. */
function isSameLanguage(lang: string, pageLang: string): boolean {
  return lang.slice(0, 2) === pageLang.slice(0, 2);
}

/** Sources in English, but for readers of the country's language where they have a name in it. */
function Sources({ sources, lang }: { sources: readonly CountrySource[]; lang: string }) {
  const locale = useLocale();
  const label = useTranslations('countries')('sources') + labelColon(locale);
  const isHome = isSameLanguage(lang, locales[locale].lang);
  return (
    <small>
      {label}
      {sources.map(({ name, native, url }, index) => {
        // Some have no name but the native one.
        const isNative = native !== undefined && (isHome || native === name);
        const [shown, shownLang] = isNative ? [native, lang] : [name, 'en'];
        return (
          <Fragment key={name}>
            {index === 0 ? '' : '\u00a0· '}
            <span lang={shownLang}>
              {url === undefined ? shown : <ExternalLink href={url}>{shown}</ExternalLink>}
            </span>
          </Fragment>
        );
      })}
    </small>
  );
}

/** Sources of some rows, each once, with its URL where one of them has it. */
function sourcesOf(rows: readonly Row[]): CountrySource[] {
  const byName = new Map<string, CountrySource>();
  for (const source of rows.flatMap(({ sources }) => sources)) {
    byName.set(source.name, { ...source, ...byName.get(source.name) });
  }
  return [...byName.values()];
}

type CountryRowsProps = {
  id: CountryId;
  /** Without it all of them, on the page of all countries. */
  shown?: readonly Topic[];
};

/** What the site knows about a country: by topic, with what it depends on, its sources and their day. */
export function CountryRows({ id, shown }: CountryRowsProps) {
  const t = useTranslations('countries');
  const isAlone = shown !== undefined;
  const statementsOn = useStatements(id, isAlone);
  const writeDay = useDay();
  const groups = (shown ?? keysOf(topics)).flatMap((topic) => {
    const statements = statementsOn(topic);
    return statements.length === 0 ? [] : [{ topic, statements }];
  });
  const [day] = groups
    .flatMap(({ statements }) => statements.map(({ row }) => row.checked))
    .toSorted();
  return (
    <div data-unlinked="">
      <dl className="country-rows">
        {groups.map(({ topic, statements }) => (
          <div key={topic}>
            <dt>
              <span>{t(`topics.${topic}`)}</span>
              <small>{t(`depends.${topics[topic]}`)}</small>
            </dt>
            <dd>
              <ul>
                {statements.flatMap(({ row, sentences }, index) =>
                  sentences.map((sentence, place) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: the sentences never change places
                    <li key={`${index} ${place}`}>
                      {sentence}
                      {place === sentences.length - 1 ? <Confirm row={row} /> : null}
                    </li>
                  )),
                )}
              </ul>
              {topic === 'trader' && !isAlone ? null : (
                <Sources
                  sources={sourcesOf(statements.map(({ row }) => row))}
                  lang={countries[id].lang}
                />
              )}
            </dd>
          </div>
        ))}
      </dl>
      {day === undefined ? null : (
        <p className="mt-3 text-muted text-sm">{t('checked', { date: writeDay(day) })}</p>
      )}
    </div>
  );
}

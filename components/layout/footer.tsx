import { useLocale, useTranslations } from 'next-intl';
import type { ComponentProps, ReactNode } from 'react';
import { ContactLink } from '@/components/sections/contact-link';
import { ExternalLink } from '@/components/sections/external-link';
import { LanguageMark } from '@/components/sections/language-mark';
import { OfficeAddress } from '@/components/sections/office-address';
import { useDay } from '@/components/texts/use-day';
import { Disclosure } from '@/components/ui/disclosure';
import { Icon } from '@/components/ui/icon';
import { LocalLink } from '@/components/ui/local-link';
import { logo } from '@/content/images';
import { insightsAnchors, insightsPath } from '@/content/insights';
import { documentIdAt, pages } from '@/content/pages';
import { type ServiceKey, serviceKeys, servicePath } from '@/content/services';
import { site } from '@/content/site';
import { documentEntries, documentEntry } from '@/documents/entries';
import { defaultLocale, foreignLang } from '@/i18n/locales';
import { classNames } from '@/lib/markup/class-names';
import { entriesOf } from '@/lib/objects/entries-of';
import { latestDay, pageDates } from '@/seo/dates/page-dates';
import { ServiceThread } from './service-thread';

const articleCount = 4;

const socialNames = { facebook: 'Facebook', linkedin: 'LinkedIn' } as const;

type ColumnProps = { title: string; children: ReactNode };

function Column({ title, children }: ColumnProps) {
  return (
    <div className="max-sm:border-on-deep-line/40 max-sm:border-b print:hidden">
      <Disclosure
        onPhones
        summary={<strong className="text-on-deep">{title}</strong>}
        heading={<h2 className="font-semibold text-on-deep">{title}</h2>}
      >
        <ul className="sm:mt-3">{children}</ul>
      </Disclosure>
    </div>
  );
}

const linkClasses =
  'inline-block py-1 wrap-anywhere text-balance hover:text-on-deep hover:underline underline-offset-4';

type EntryProps = ComponentProps<typeof LocalLink> & { thread?: ReactNode; mark?: ReactNode };

function Entry({ thread, mark, ...props }: EntryProps) {
  return (
    <li className={thread ? 'flex items-center' : undefined}>
      {thread}
      <LocalLink {...props} className={linkClasses} />
      {mark}
    </li>
  );
}

const logoSize = { width: 176, height: 36 } as const;

/** The logo for dark backgrounds; the other one where forced colors or print make the background light. */
function FooterLogo() {
  return (
    <>
      <picture className="print:hidden">
        <source
          media="(forced-colors: active) and (prefers-color-scheme: light)"
          srcSet={logo('horizontal.svg')}
        />
        <img {...logoSize} src={logo('reversed.svg')} alt={site.brand} loading="lazy" />
      </picture>
      {/* <picture> does not choose its source anew for printing. */}
      {/* biome-ignore lint/performance/noImgElement: next/image writes inline styles, which a strict CSP blocks */}
      <img
        {...logoSize}
        src={logo('horizontal.svg')}
        alt={site.brand}
        loading="lazy"
        className="hidden print:block"
      />
    </>
  );
}

/** The date of the last change of a page's texts; documents have it below their title. */
function LastUpdated({ path }: { path: string }) {
  const t = useTranslations('navigation.footer');
  const writeDay = useDay();
  const locale = useLocale();
  const dates = documentIdAt(path) === undefined ? pageDates(path, locale) : undefined;
  if (dates === undefined) return null;
  const day = writeDay(dates.modified);
  return <p>{t.rich('updated', { time: () => <time dateTime={dates.modified}>{day}</time> })}</p>;
}

/** The services that a page is about: its own, or those of a document. */
function servicesOf(path: string): readonly ServiceKey[] {
  const document = documentIdAt(path);
  if (document !== undefined) return documentEntry(document, defaultLocale).services;
  return serviceKeys.filter((key) => servicePath(key) === path);
}

/** Footer of every page: sections of the home page, services, reading, address and numbers. */
export function Footer({ path, isPrinted }: { path: string; isPrinted: boolean }) {
  const t = useTranslations('navigation.footer');
  const label = useTranslations('navigation.pages');
  const locale = useLocale();
  const topics = servicesOf(path);
  const articles = documentEntries('articles', locale).slice(0, articleCount);
  return (
    <footer
      className={classNames(
        'on-deep deep-colors bg-night text-on-deep-muted dark:border-hairline dark:border-t',
        !isPrinted && 'no-print',
      )}
    >
      <div className="mx-auto grid max-w-page gap-x-6 px-5 py-9 sm:grid-cols-2 sm:gap-y-7 sm:px-8 sm:py-14 lg:grid-cols-[1.8fr_1fr_1.2fr_1.5fr] lg:gap-x-12">
        <div className="max-sm:mb-6">
          <FooterLogo />
          <p className="mt-4 max-w-xs">{t('tagline')}</p>
          <p className="mt-4 hidden print:block">{site.origin}</p>
          <address className="mt-5 not-italic">
            <OfficeAddress />
            <br />
            {t('country')}
            <br />
            <ContactLink way="email" className={linkClasses} />
            <br />
            <ContactLink way="phone" className={linkClasses} />
          </address>
          <p className="mt-4 text-sm">
            {t.rich('sec', {
              number: () => <span className="inline-block text-on-deep">{site.secNumber}</span>,
            })}
            <br />
            {t.rich('dti', {
              number: () => <span className="inline-block text-on-deep">{site.dtiNumber}</span>,
            })}
          </p>
          <p className="mt-2 max-w-xs text-sm">{t('registrations')}</p>
        </div>
        <Column title={t('quickLinks')}>
          <Entry to="/#about">{t('about')}</Entry>
          <Entry to="/#services">{t('services')}</Entry>
          <Entry to="/#why-choose-us">{t('whyChooseUs')}</Entry>
          <Entry to="/#contact">{t('contact')}</Entry>
          <Entry to={pages.about.path}>{label('about')}</Entry>
          <Entry to={pages.contact.path}>{label('contact')}</Entry>
          <Entry to={pages.freeConsultation.path}>{label('freeConsultation')}</Entry>
          <Entry to={pages.countries.path}>{label('countries')}</Entry>
          {entriesOf(socialNames).map(([network, name]) => (
            <li key={network}>
              <ExternalLink href={site.social[network]} className={linkClasses}>
                {name} <Icon name="external" size="sm" className="inline-block" />
              </ExternalLink>
            </li>
          ))}
        </Column>
        <Column title={t('pages')}>
          <Entry to={pages.services.path}>{t('allServices')}</Entry>
          {serviceKeys.map((key) => (
            <Entry
              key={key}
              to={servicePath(key)}
              thread={<ServiceThread service={key} isCurrent={topics.includes(key)} />}
            >
              {label(key)}
            </Entry>
          ))}
        </Column>
        <Column title={t('articles')}>
          {articles.map((article) => (
            <Entry
              key={article.slug}
              to={article.path}
              lang={foreignLang(article.locale, locale)}
              mark={<LanguageMark document={article} className="ml-1" />}
            >
              {article.title}
            </Entry>
          ))}
          <Entry to={pages.xero.path}>{label('xero')}</Entry>
          <Entry to={insightsPath(insightsAnchors.faqs)}>{t('faqs')}</Entry>
          <Entry to={pages.insights.path}>{t('allInsights')}</Entry>
        </Column>
      </div>
      <div className="mx-auto flex max-w-page flex-wrap items-baseline justify-between gap-x-8 gap-y-1 px-5 pb-6 text-sm sm:px-8 print:hidden">
        {/* Not `pretty`, which would move the end of the name onto the line of the rights. */}
        <p className="text-wrap">
          {t.rich('copyright', {
            year: latestDay().slice(0, 4),
            rights: (words) => <span className="inline-block">{words}</span>,
          })}
        </p>
        <p>
          <LocalLink to={pages.privacy.path} className={linkClasses}>
            {label('privacy')}
          </LocalLink>
        </p>
        <LastUpdated path={path} />
      </div>
    </footer>
  );
}

import { useLocale, useTranslations } from 'next-intl';
import { CountryRows } from '@/components/countries/country-rows';
import { useCountryName } from '@/components/countries/use-country-name';
import { PageShell } from '@/components/layout/page-shell';
import { CtaBand } from '@/components/sections/cta-band';
import { PageHero } from '@/components/sections/page-hero';
import { PageLaws } from '@/components/sections/page-laws';
import { usePageTexts } from '@/components/texts/use-page-texts';
import { ButtonLink } from '@/components/ui/button-link';
import { CardTitle } from '@/components/ui/card-title';
import { Disclosure } from '@/components/ui/disclosure';
import { DisclosureList } from '@/components/ui/disclosure-list';
import { Section } from '@/components/ui/section';
import { TitledColumns } from '@/components/ui/titled-columns';
import { countriesFor, countryAnchor } from '@/content/countries/countries';
import { nearestForm, pages } from '@/content/pages';
import { metadataFor } from '@/seo/metadata-for';
import { CountryOverview } from './_sections/country-overview';

export const generateMetadata = metadataFor('countries');

export default function Page() {
  const texts = usePageTexts('countries');
  const buttons = useTranslations('common.buttons');
  const countryName = useCountryName();
  const countries = countriesFor(useLocale());
  return (
    <PageShell path={pages.countries.path}>
      <PageHero texts={texts.hero} picture="visa" />
      <Section tone="surface" heading={texts.depends}>
        <TitledColumns items={Object.values(texts.depends.items)} />
      </Section>
      <Section id="overview" heading={texts.overview}>
        <CountryOverview texts={texts.overview} />
      </Section>
      <Section tone="band" heading={texts.everybody}>
        <div className="mt-6">
          <DisclosureList items={Object.values(texts.everybody.items)} twoColumns />
        </div>
      </Section>
      <Section id="countries" heading={texts.list}>
        {/* An open country takes a row; the next ones fill the places before it. On phones オーストラリア fits in its place. */}
        <ul className="ruled-rows mt-6 grid grid-flow-dense grid-cols-2 gap-x-5 sm:gap-x-8 lg:grid-cols-3 lg:gap-x-12 [&>*]:pt-0! [&>:has([open])]:col-span-full max-[30rem]:[&_h3]:text-base">
          {countries.map((id) => (
            <li key={id}>
              <Disclosure summary={<CardTitle as="h3">{countryName(id)}</CardTitle>}>
                {/* Not the `details` itself: browsers open it for a link to something within it. */}
                <div id={countryAnchor(id)} className="scroll-mt-16 target-outline">
                  <CountryRows id={id} />
                </div>
              </Disclosure>
            </li>
          ))}
        </ul>
      </Section>
      <PageLaws page="countries" />
      <CtaBand texts={texts.cta} cloth="blog-international-expansion">
        <ButtonLink to={nearestForm(pages.countries.path)} variant="onDeep">
          {buttons('getStarted')}
        </ButtonLink>
        <ButtonLink to={pages.freeConsultation.path} variant="onDeepSecondary">
          {buttons('freeConsultation')}
        </ButtonLink>
      </CtaBand>
    </PageShell>
  );
}

import type { PageTexts } from '@/components/texts/use-page-texts';
import { CardTitle } from '@/components/ui/card-title';
import { Icon } from '@/components/ui/icon';
import { Phrases } from '@/components/ui/phrases';
import { Picture } from '@/components/ui/picture';
import { Section } from '@/components/ui/section';
import { benefitIcons, industryImages } from '@/content/message-items';
import { withIcons } from '@/lib/messages/with-icons';
import { entriesOf } from '@/lib/objects/entries-of';

/** Benefits along a strip of cloth, and the industries that the firm serves. */
export function WhyChooseUs({ texts }: { texts: PageTexts<'home'>['why'] }) {
  const industries = entriesOf(industryImages).map(([key, picture]) => ({
    picture,
    industry: texts.industries.items[key],
  }));
  return (
    <Section id="why-choose-us" tone="band" heading={texts}>
      <div className="mt-8 sm:grid sm:grid-cols-[9rem_1fr] sm:gap-x-10 print:block">
        <div className="relative max-sm:hidden">
          <Picture
            name="why-choose-us"
            alt=""
            className="absolute inset-0 size-full object-cover"
          />
        </div>
        <ol className="grid max-sm:tricolor-rule sm:auto-rows-fr">
          {withIcons(texts.benefits, benefitIcons).map((benefit) => (
            <li
              key={benefit.title}
              className="grid content-center gap-x-8 gap-y-1 border-line/40 py-2.5 not-last:border-b sm:py-4 lg:grid-cols-[1fr_2fr]"
            >
              <CardTitle as="h3" className="flex items-center gap-3">
                <Icon name={benefit.icon} size="lg" className="text-primary" />
                <Phrases text={benefit.title} />
              </CardTitle>
              <p className="text-muted">{benefit.description}</p>
            </li>
          ))}
        </ol>
      </div>
      <h3 className="mt-10 font-display font-semibold text-title sm:mt-20">
        <Phrases text={texts.industries.title} />
      </h3>
      <p className="mt-3 max-w-measure text-lead text-muted">{texts.industries.intro}</p>
      <ul className="mt-6 grid gap-x-6 gap-y-2.5 sm:mt-8 sm:grid-cols-4 sm:gap-y-8">
        {industries.map(({ picture, industry }) => (
          <li
            key={industry.title}
            className="max-sm:grid max-sm:grid-cols-[3.5rem_1fr] max-sm:items-center max-sm:gap-x-4"
          >
            <Picture
              name={picture}
              alt=""
              className="w-full object-cover max-sm:aspect-square sm:aspect-5/3"
            />
            <div>
              <h4 className="font-display font-semibold text-[1.125rem] lines-tight sm:mt-2 lg:text-[1.25rem]">
                <Phrases text={industry.title} />
              </h4>
              <p className="mt-0.5 text-[0.9375rem] text-muted lines-[1.375]">
                {industry.description}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

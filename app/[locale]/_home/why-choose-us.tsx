import type { PageTexts } from '@/components/texts/use-page-texts';
import { CardTitle } from '@/components/ui/card-title';
import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import { Section } from '@/components/ui/section';
import { SectionHeading } from '@/components/ui/section-heading';
import { benefitIcons, industryImages } from '@/content/message-items';
import { withIcons } from '@/lib/messages/with-icons';
import { entriesOf } from '@/lib/objects/entries-of';

/** Five benefits along a strip of cloth, and the eight industries that the firm serves. */
export function WhyChooseUs({ texts }: { texts: PageTexts<'home'>['why'] }) {
  const industries = entriesOf(industryImages).map(([key, picture]) => ({
    picture,
    industry: texts.industries.items[key],
  }));
  return (
    <Section id="why-choose-us" tone="band" labelledBy="why-choose-us-title">
      <SectionHeading id="why-choose-us-title" title={texts.title} intro={texts.intro} />
      <div className="mt-10 grid grid-cols-[3.5rem_1fr] gap-x-5 sm:grid-cols-[9rem_1fr] sm:gap-x-10 print:block">
        <div className="relative">
          <Picture
            name="why-choose-us"
            alt=""
            className="absolute inset-0 size-full object-cover"
          />
        </div>
        <ol className="grid auto-rows-fr">
          {withIcons(texts.benefits, benefitIcons).map((benefit) => (
            <li
              key={benefit.title}
              className="grid content-center gap-x-8 gap-y-1 border-line/40 py-5 not-last:border-b lg:grid-cols-[1fr_2fr]"
            >
              <CardTitle as="h3" className="flex items-center gap-3">
                <Icon name={benefit.icon} size="lg" className="text-primary" />
                {benefit.title}
              </CardTitle>
              <p className="text-muted">{benefit.description}</p>
            </li>
          ))}
        </ol>
      </div>
      <h3 className="mt-20 font-display font-semibold text-title">{texts.industries.title}</h3>
      <p className="mt-3 max-w-measure text-lead text-muted">{texts.industries.intro}</p>
      <ul className="mt-10 grid grid-cols-1 gap-x-6 gap-y-6 sm:grid-cols-2 sm:gap-y-10 lg:grid-cols-4">
        {industries.map(({ picture, industry }) => (
          <li
            key={industry.title}
            className="max-sm:grid max-sm:grid-cols-[6rem_1fr] max-sm:items-center max-sm:gap-x-4 max-sm:gap-y-2"
          >
            <Picture name={picture} alt="" className="w-full" />
            <div className="max-sm:contents sm:mt-3">
              <h4 className="font-display font-semibold text-[1.25rem] sm:text-[1.375rem] leading-tight">
                {industry.title}
              </h4>
              <p className="text-muted max-sm:col-span-2 sm:mt-1">{industry.description}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

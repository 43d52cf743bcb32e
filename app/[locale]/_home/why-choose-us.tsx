import { RegisterExtract } from '@/components/service/samples/register-extract';
import type { PageTexts } from '@/components/texts/use-page-texts';
import { CardTitle } from '@/components/ui/card-title';
import { Icon } from '@/components/ui/icon';
import { Phrases } from '@/components/ui/phrases';
import { Picture } from '@/components/ui/picture';
import { Section } from '@/components/ui/section';
import { benefitIcons, industryImages } from '@/content/message-items';
import { withIcons } from '@/lib/messages/with-icons';
import { entriesOf } from '@/lib/objects/entries-of';

/** What a client gets to see beside the benefits, and the industries that the firm serves. */
export function WhyChooseUs({ texts }: { texts: PageTexts<'home'>['why'] }) {
  return (
    <Section id="why-choose-us" tone="band" heading={texts}>
      <div className="mt-8 grid gap-x-12 gap-y-6 xl:grid-cols-[41rem_1fr] print:block">
        <RegisterExtract texts={texts.register} />
        <ol className="grid">
          {withIcons(texts.benefits, benefitIcons).map((benefit) => (
            <li
              key={benefit.title}
              className="grid content-center gap-x-8 gap-y-1 border-line/40 py-2.5 not-last:border-b sm:py-4 lg:max-xl:grid-cols-[1fr_2fr]"
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
      <ul className="mt-6 grid gap-x-6 gap-y-2.5 sm:mt-8 sm:grid-cols-2 sm:gap-y-6 lg:grid-cols-4 lg:gap-x-4">
        {entriesOf(industryImages).map(([key, picture]) => (
          <li
            key={key}
            className="grid grid-cols-[3.5rem_1fr] items-center gap-x-4 sm:items-start lg:gap-x-3 print:block"
          >
            <Picture name={picture} alt="" className="aspect-square w-full object-cover" />
            <div>
              <h4 className="font-display font-semibold text-[1.125rem] lines-tight">
                <Phrases text={texts.industries.items[key].title} />
              </h4>
              <p className="mt-0.5 text-[0.9375rem] text-muted lines-[1.375]">
                {texts.industries.items[key].description}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

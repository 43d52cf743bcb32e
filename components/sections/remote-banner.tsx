import { useTranslations } from 'next-intl';
import { Children } from 'react';
import type { PageTexts } from '@/components/texts/use-page-texts';
import { ButtonLink } from '@/components/ui/button-link';
import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import { SectionHeading } from '@/components/ui/section-heading';
import { servicePath } from '@/content/services';

/** Banner for remote business services, on the home and contact pages. */
export function RemoteBanner({ texts }: { texts: PageTexts<'home'>['remote'] }) {
  const alt = useTranslations('pages.images');
  return (
    <section className="on-deep relative overflow-hidden bg-deep text-on-deep">
      <div aria-hidden="true" className="selvedge relative z-10" />
      {/* The whole boat, however tall the text. The last bars, in the ink of the footer, stay below the edge. */}
      <Picture
        name="remote-banner"
        alt={alt('remote-banner')}
        className="w-full object-cover max-lg:aspect-16/9 lg:absolute lg:top-4 lg:right-0 lg:h-[calc(107%-1rem)] lg:w-[calc(54%-1rem)] lg:object-[26%_100%] 2xl:w-[calc(50%-1rem)] 2xl:object-[60%_100%]"
      />
      <div className="relative mx-auto w-full max-w-page px-5 py-10 sm:px-8 sm:py-14 lg:py-16 xl:py-24">
        <div className="lg:w-[46%]">
          <SectionHeading title={texts.title} intro={texts.text} onDeep />
          <ul className="mt-6 grid gap-2 font-semibold">
            {Children.map(texts.points, (item) => (
              <li className="flex gap-3">
                <Icon name="check" className="mt-0.5 text-accent" />
                <span>{item}</span>
              </li>
            ))}
          </ul>
          <div className="mt-8">
            <ButtonLink to={servicePath('remoteBusiness')} variant="onDeep">
              {texts.cta}
            </ButtonLink>
          </div>
        </div>
      </div>
    </section>
  );
}

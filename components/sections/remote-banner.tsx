import { useTranslations } from 'next-intl';
import { Children } from 'react';
import type { PageTexts } from '@/components/texts/use-page-texts';
import { ButtonLink } from '@/components/ui/button-link';
import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import { Section } from '@/components/ui/section';
import { SectionHeading } from '@/components/ui/section-heading';
import { servicePath } from '@/content/services';

/** Banner for remote business services, on the home and contact pages. */
export function RemoteBanner({ texts }: { texts: PageTexts<'home'>['remote'] }) {
  const alt = useTranslations('pages.images');
  return (
    <Section tone="deep" edge>
      <div className="grid gap-10 lg:grid-cols-2 lg:items-center lg:gap-16">
        <div>
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
        <Picture
          name="remote-banner"
          alt={alt('remote-banner')}
          className="aspect-16/9 w-full object-cover max-lg:order-first lg:aspect-auto"
        />
      </div>
    </Section>
  );
}

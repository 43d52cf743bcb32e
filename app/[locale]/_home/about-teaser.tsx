import { useTranslations } from 'next-intl';
import { Children } from 'react';
import type { PageTexts } from '@/components/texts/use-page-texts';
import { LocalLink } from '@/components/ui/local-link';
import { Picture } from '@/components/ui/picture';
import { Section } from '@/components/ui/section';
import { SectionHeading } from '@/components/ui/section-heading';
import { pages } from '@/content/pages';

/** Who the firm is: two paragraphs and three points beside the woven ledger. */
export function AboutTeaser({ texts }: { texts: PageTexts<'home'>['about'] }) {
  const alt = useTranslations('pages.images');
  return (
    <Section id="about" labelledBy="about-title">
      <div className="grid gap-10 lg:grid-cols-[5fr_7fr] lg:gap-16">
        <div className="flex flex-col gap-8">
          <SectionHeading id="about-title" title={texts.title} />
          <Picture
            name="about"
            alt={alt('about')}
            className="w-full object-cover max-lg:hidden lg:min-h-0 lg:flex-1"
          />
        </div>
        <div>
          <div className="grid gap-4">
            {Children.map(texts.paragraphs, (paragraph) => (
              <p className="first:font-display first:text-[1.3125rem] first:leading-snug">
                {paragraph}
              </p>
            ))}
            <p>
              <LocalLink
                to={pages.about.path}
                className="font-semibold text-primary underline underline-offset-4"
              >
                {texts.link}
              </LocalLink>
            </p>
          </div>
          <ul className="mt-8">
            {Object.values(texts.points).map((item) => (
              <li
                key={item.title}
                className="grid gap-x-6 gap-y-1 border-line/45 border-t py-4 sm:grid-cols-[13rem_1fr]"
              >
                <h3 className="font-semibold text-heading">{item.title}</h3>
                <p className="text-muted">{item.description}</p>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  );
}

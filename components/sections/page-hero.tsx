import type { ReactNode } from 'react';
import { Picture } from '@/components/ui/picture';
import type { ImageName } from '@/content/images';
import { classNames } from '@/lib/markup/class-names';

type PageHeroProps = {
  title: string;
  lead: ReactNode;
  subtitle?: string;
  /** Buttons below the lead. */
  actions?: ReactNode;
  /** Picture beside the text, with what it shows. */
  picture?: { name: ImageName; alt: string };
  /** Leaves the picture out on small screens: of a page that is opened to do something. */
  brief?: boolean;
};

/** Opening of a page: its only first-level heading, what it is about, what to do next. */
export function PageHero({ title, lead, subtitle, actions, picture, brief }: PageHeroProps) {
  return (
    <div
      className={classNames(
        'mx-auto grid max-w-page grid-cols-1 gap-10 px-5 pt-8 pb-12 sm:px-8 sm:pt-12 md:pb-20',
        picture && 'md:grid-cols-[3fr_2fr] md:items-center lg:grid-cols-[7fr_5fr] lg:gap-16',
      )}
    >
      <div>
        <h1 className="font-display font-semibold text-display">{title}</h1>
        {subtitle ? (
          <p className="mt-4 text-balance font-display text-heading text-primary sm:text-subtitle">
            {subtitle}
          </p>
        ) : null}
        <p className="mt-6 max-w-measure text-lead text-muted">{lead}</p>
        {actions ? (
          <div className="mt-8 flex flex-wrap gap-3 max-[26rem]:*:w-full">{actions}</div>
        ) : null}
      </div>
      {picture ? (
        <div className={classNames('max-md:-mx-5 max-md:sm:-mx-8', brief && 'max-md:hidden')}>
          <Picture
            {...picture}
            // Where it is left out, it is not fetched either.
            eager={!brief}
            className="w-full object-cover max-md:aspect-3/2 md:max-h-[36rem]"
          />
          <div aria-hidden="true" className="fringe" />
        </div>
      ) : null}
    </div>
  );
}

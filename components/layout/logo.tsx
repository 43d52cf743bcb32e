import { useLocale } from 'next-intl';
import { logo } from '@/content/images';
import { site } from '@/content/site';
import { locales } from '@/i18n/locales';

/** Mark and name of the firm, the same in all languages: a drawing on pages that load no Latin font, else the name as text. */
export function Logo() {
  if (locales[useLocale()].script === 'cjk') {
    return (
      <picture>
        <source media="(prefers-color-scheme: dark)" srcSet={logo('reversed.svg')} />
        <img
          src={logo('horizontal.svg')}
          alt=""
          width="156"
          height="32"
          className="h-6 w-auto sm:h-7"
        />
      </picture>
    );
  }
  return (
    <span className="flex items-center gap-2 sm:gap-2.5">
      <svg
        viewBox="0 0 32 32"
        shapeRendering="crispEdges"
        aria-hidden="true"
        className="size-6 shrink-0 sm:size-7"
      >
        <path className="fill-accent" d="M0 12h32v8H0z" />
        <path
          className="fill-deep dark:fill-on-deep"
          d="M4 2h4v10H4zM4 16h4v14H4zM24 2h4v14h-4zM24 20h4v10h-4z"
        />
        <path className="fill-primary" d="M8 2h4v10H8zM8 16h4v14H8zM20 2h4v14h-4zM20 20h4v10h-4z" />
      </svg>
      {/* In the proportion to the mark that it has in the drawing. */}
      <span className="font-display font-semibold text-[1.5rem] lines-1 sm:text-[1.75rem]">
        {site.brand}
      </span>
    </span>
  );
}

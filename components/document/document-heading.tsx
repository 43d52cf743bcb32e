import type { Element } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';

type DocumentHeadingProps = ComponentProps<'h2'> & {
  as: 'h2' | 'h3';
  node?: Element | undefined;
};

const looks = {
  h2: {
    box: 'mt-12 first:mt-2',
    heading: 'font-display font-semibold text-[clamp(1.5rem,1.35rem+0.75vw,2rem)] lines-tight',
  },
  h3: { box: 'mt-4', heading: 'font-semibold text-heading' },
} as const;

/** A heading with a link to itself, visible on hover and focus, and always on touch screens. */
export function DocumentHeading({ as: Heading, id, node, children }: DocumentHeadingProps) {
  const t = useTranslations('articles');
  const { box, heading } = looks[Heading];
  return (
    <div className={`group/heading flex items-baseline gap-1 ${box}`}>
      <Heading id={id} className={heading}>
        {children}
      </Heading>
      <a
        href={`#${id}`}
        className="no-print inline-flex min-h-6 min-w-7 justify-center font-semibold text-heading text-primary no-underline transition-opacity focus-visible:opacity-100 group-hover/heading:opacity-100 pointer-fine:opacity-0 lg:pointer-fine:-mr-8"
      >
        <span aria-hidden="true">#</span>
        <span data-shown-only="screen-reader" className="sr-only">
          {t('sectionLink', { title: node ? textOf(node) : '' })}
        </span>
      </a>
    </div>
  );
}

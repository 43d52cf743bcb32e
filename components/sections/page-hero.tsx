import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Clauses } from '@/components/ui/clauses';
import { InlinePicture } from '@/components/ui/inline-picture';
import { Phrases } from '@/components/ui/phrases';
import { Picture } from '@/components/ui/picture';
import { type ImageName, image } from '@/content/images';
import { classNames } from '@/lib/markup/class-names';
import type pagesMessages from '@/messages/en/pages.json';

/**
 * The box of a picture, by its shape: nearly whole on every screen, beside the text on the fringe. Of a wide one the
 * right end is seen, on a ground of its own, as it would be cut in the air.
 */
function boxClasses(name: ImageName): string | undefined {
  const { width, height } = image(name);
  return width < height
    ? 'mx-auto h-96 w-auto lg:absolute lg:right-[max(2rem,calc((100vw-84rem)/2))] lg:bottom-0 lg:h-[min(100%,32rem)]'
    : classNames(
        'w-full max-lg:aspect-3/2 lg:absolute lg:right-0 lg:bottom-0 lg:aspect-4/3 lg:max-h-full lg:w-[46%]',
        width > 2 * height && 'bg-band object-[100%_100%]',
      );
}

type PageHeroProps = {
  texts: { title: string; lead: ReactNode; subtitle?: string };
  actions?: ReactNode;
  children?: ReactNode;
  /** Picture beside the text; the messages have its alternative text. */
  picture?: keyof (typeof pagesMessages)['images'];
  /** No picture below the text: for pages that are opened to use a form. */
  hidesPictureOnPhones?: boolean;
};

/** Hero of a page: its only first-level heading, a lead, and buttons. */
export function PageHero(props: PageHeroProps) {
  const { texts, actions, children, picture, hidesPictureOnPhones } = props;
  const alt = useTranslations('pages.images');
  const shown = picture && { name: picture, alt: alt(picture) };
  const classes = picture && boxClasses(picture);
  return (
    <div>
      <div className="relative">
        <div
          className={classNames(
            'mx-auto max-w-page px-5 pt-8 pb-10 sm:px-8 sm:pt-12 lg:pb-20',
            // The least height of the picture, whatever the length of the text.
            shown && 'lg:grid lg:min-h-[32rem] lg:content-center',
          )}
        >
          <div className={shown ? 'lg:w-[51%] lg:pr-10' : undefined}>
            <h1
              className={classNames(
                'text-balance font-display font-semibold',
                shown ? 'text-opening' : 'text-display',
              )}
            >
              <Phrases text={texts.title} />
            </h1>
            {texts.subtitle ? (
              <p
                role="doc-subtitle"
                className="mt-4 text-balance font-display text-heading text-primary sm:text-subtitle"
              >
                <strong>
                  <Clauses text={texts.subtitle} />
                </strong>
              </p>
            ) : null}
            <p className="mt-6 max-w-measure text-lead text-muted">{texts.lead}</p>
            {actions ? (
              <div className="mt-8 flex flex-wrap gap-x-6 gap-y-3 max-[26rem]:[&>*]:w-full">
                {actions}
              </div>
            ) : null}
            {children}
          </div>
        </div>
        {shown ? (
          hidesPictureOnPhones ? (
            // Lazy: where it is hidden, it is not fetched.
            <Picture {...shown} className={classNames(classes, 'object-cover max-sm:hidden')} />
          ) : (
            <InlinePicture {...shown} className={classes} />
          )
        ) : null}
      </div>
      {shown ? <div aria-hidden="true" className="fringe" /> : null}
    </div>
  );
}

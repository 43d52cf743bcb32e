import { useTranslations } from 'next-intl';
import type { PageTexts } from '@/components/texts/use-page-texts';
import { ButtonLink } from '@/components/ui/button-link';
import { Icon } from '@/components/ui/icon';
import { InlinePicture } from '@/components/ui/inline-picture';
import { Phrases } from '@/components/ui/phrases';
import { heroScenes } from '@/content/message-items';
import { pages } from '@/content/pages';
import { entriesOf } from '@/lib/objects/entries-of';
import { Slideshow } from './slideshow';

/** On large screens the picture is aligned with the lower edge: a longer text only adds sky above it. */
const pictureClasses =
  'size-full max-w-none xl:absolute xl:right-0 xl:bottom-0 xl:h-auto xl:w-[max(100%,96rem)]';

/** Hero of the home page: text beside a slideshow, and on it on large screens. */
export function HomeHero({ texts }: { texts: PageTexts<'home'>['hero'] }) {
  const alt = useTranslations('pages.images');
  const common = useTranslations('common');
  return (
    <div className="relative">
      <div className="relative z-10 mx-auto max-w-page px-5 pt-6 sm:px-8 sm:pt-12 xl:pointer-events-none xl:pt-14 xl:pb-[max(15rem,16vw)]">
        <div className="max-w-2xl xl:pointer-events-auto xl:max-w-[34rem] 2xl:max-w-[40rem]">
          <p className="text-primary">
            <strong>{texts.eyebrow}</strong>
          </p>
          <h1 className="mt-3 font-display font-semibold text-display xl:text-[3.5rem]">
            <Phrases text={texts.title} />
          </h1>
          <p className="mt-5 text-lead text-muted xl:max-w-[30rem]">{texts.lead}</p>
          <div className="mt-7 flex flex-wrap gap-x-6 gap-y-3 max-[26rem]:[&>*]:w-full">
            <ButtonLink to="#contact">{texts.primary}</ButtonLink>
            <ButtonLink to={pages.freeConsultation.path} variant="quiet">
              {texts.secondary}
            </ButtonLink>
          </div>
        </div>
      </div>
      <Slideshow
        label={common('slideshow.label')}
        pause={common('slideshow.pause')}
        play={common('slideshow.play')}
        icons={{ pause: <Icon name="pause" />, play: <Icon name="play" /> }}
        slides={entriesOf(heroScenes).map(([key, name], index) => {
          const scene = { name, alt: alt(name), className: pictureClasses };
          return {
            caption: texts.slides[key],
            dot: common('slideshow.dot', { number: String(index + 1) }),
            image: <InlinePicture {...scene} />,
            blank: index === 0 ? null : <InlinePicture {...scene} isBlank />,
          };
        })}
      />
    </div>
  );
}

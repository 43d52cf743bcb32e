import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button-link';
import { pages } from '@/content/pages';
import { sentence } from '@/content/schema';
import { list } from '@/lib/list';
import { ScenePanel, scenes } from './scene-panel';
import { Slideshow } from './slideshow';

/** First band of the home page: what the firm does, two ways to start, and the slideshow. */
export function HomeHero() {
  const t = useTranslations('pages.home');
  const common = useTranslations('common');
  const captions = list(t, 'hero.slides', sentence);
  return (
    <div className="mx-auto grid max-w-page gap-10 px-5 pt-10 pb-16 sm:px-8 sm:pt-16 sm:pb-24 lg:grid-cols-[7fr_6fr] lg:items-center lg:gap-14">
      <div>
        <p className="font-semibold text-primary">{t('hero.eyebrow')}</p>
        <h1 className="mt-3 font-display font-semibold text-display">{t('hero.title')}</h1>
        <p className="mt-6 max-w-measure text-lead text-muted">{t('hero.lead')}</p>
        <div className="mt-8 flex flex-wrap gap-3">
          <ButtonLink to="#contact">{t('hero.primary')}</ButtonLink>
          <ButtonLink to={pages.freeConsultation.path} variant="secondary">
            {t('hero.secondary')}
          </ButtonLink>
        </div>
      </div>
      <Slideshow
        label={common('slideshow.label')}
        pause={common('slideshow.pause')}
        play={common('slideshow.play')}
        slides={captions.map((caption, index) => ({
          caption,
          dot: common('slideshow.dot', { number: String(index + 1) }),
          image: <ScenePanel scene={scenes[index] ?? 'lake'} label={caption} />,
        }))}
      />
    </div>
  );
}

'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { classNames } from '@/lib/markup/class-names';

/** Time that each image is shown, in ms; the fade of 1000 ms is in the class below. */
const interval = 5000;

type Slide = {
  /** Inline SVG: as a file, the second image would become the LCP element. */
  image: ReactNode;
  /** Placeholder until the image is first shown; null for the first one. */
  blank: ReactNode;
  caption: string;
  /** Accessible name of its dot. */
  dot: string;
};

type SlideshowProps = {
  slides: Slide[];
  label: string;
  pause: string;
  play: string;
  /** Icons of the control, drawn on the server. */
  icons: { pause: ReactNode; play: ReactNode };
};

/** Advances in a loop; stops on pause, in a hidden tab and when motion is to be reduced. */
export function Slideshow({ slides, label, pause, play, icons }: SlideshowProps) {
  const [index, setIndex] = useState(0);
  const [paused, setPaused] = useState(false);
  // An image is rendered when it is first shown, and stays for its fade.
  const [seen, setSeen] = useState<readonly number[]>([0]);

  if (!seen.includes(index)) setSeen([...seen, index]);

  useEffect(() => {
    const motion = window.matchMedia('(prefers-reduced-motion: reduce)');
    let timer: number | undefined;
    const schedule = () => {
      window.clearTimeout(timer);
      if (paused || document.hidden || motion.matches) return;
      timer = window.setTimeout(() => setIndex((index + 1) % slides.length), interval);
    };
    schedule();
    document.addEventListener('visibilitychange', schedule);
    motion.addEventListener('change', schedule);
    return () => {
      window.clearTimeout(timer);
      document.removeEventListener('visibilitychange', schedule);
      motion.removeEventListener('change', schedule);
    };
  }, [index, paused, slides.length]);

  return (
    <section
      aria-roledescription="carousel"
      data-starts-after={3000}
      aria-label={label}
      className="mt-8 flex flex-col xl:absolute xl:inset-0 xl:mt-0"
    >
      <div className="relative h-[max(16rem,54vw)] overflow-hidden xl:h-auto xl:flex-1">
        {slides.map((slide, i) => (
          <div
            key={slide.dot}
            aria-hidden={i !== index}
            className={classNames(
              'absolute inset-0 transition-opacity duration-1000',
              i === index ? 'opacity-100' : 'opacity-0',
            )}
          >
            {seen.includes(i) ? slide.image : slide.blank}
          </div>
        ))}
      </div>
      <div className="on-deep relative z-20 bg-deep text-on-deep">
        <div className="mx-auto flex min-h-16 max-w-page gap-x-4 px-5 py-1.5 max-sm:flex-col max-sm:pt-3 sm:items-center sm:px-8">
          <p className="grid flex-1 text-sm lines-[1.375]">
            {slides.map((slide, i) => (
              <span
                key={slide.dot}
                className={classNames('col-start-1 row-start-1', i !== index && 'invisible')}
              >
                {slide.caption}
              </span>
            ))}
          </p>
          <div className="script-only flex items-center max-sm:-mx-3 max-sm:justify-between">
            <div className="flex">
              {slides.map((slide, i) => (
                <button
                  key={slide.dot}
                  type="button"
                  aria-label={slide.dot}
                  aria-current={i === index ? 'true' : undefined}
                  onClick={() => setIndex(i)}
                  className="flex h-11 w-8 items-center justify-center"
                >
                  <span className="slide-mark" />
                </button>
              ))}
            </div>
            <button
              type="button"
              onClick={() => setPaused(!paused)}
              aria-label={paused ? play : pause}
              className="ml-2 flex size-11 items-center justify-center hover:text-accent"
            >
              {paused ? icons.play : icons.pause}
            </button>
          </div>
        </div>
      </div>
      <div aria-hidden="true" className="fringe" />
    </section>
  );
}

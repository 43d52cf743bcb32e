'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { classNames } from '@/lib/class-names';

/** Time that each image is shown (spec §9); the fade of 1000 ms is in the class below. */
const interval = 5000;

type Slide = { image: ReactNode; caption: string; dot: string };

type SlideshowProps = { slides: Slide[]; label: string; pause: string; play: string };

/** Advances in a loop; stops on pause, in a hidden tab and when motion is to be reduced. */
export function Slideshow({ slides, label, pause, play }: SlideshowProps) {
  const [index, setIndex] = useState(0);
  const [paused, setPaused] = useState(false);

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
    <section aria-roledescription="carousel" aria-label={label}>
      <div className="relative aspect-5/4 overflow-hidden rounded-card bg-deep">
        {slides.map((slide, i) => (
          <div
            key={slide.dot}
            aria-hidden={i !== index}
            className={classNames(
              'absolute inset-0 transition-opacity duration-1000',
              i === index ? 'opacity-100' : 'opacity-0',
            )}
          >
            {slide.image}
          </div>
        ))}
      </div>
      <p className="mt-3 min-h-12 text-muted text-sm">{slides[index]?.caption}</p>
      <div className="script-only mt-1 flex items-center gap-1">
        {slides.map((slide, i) => (
          <button
            key={slide.dot}
            type="button"
            aria-label={slide.dot}
            aria-current={i === index ? 'true' : undefined}
            onClick={() => setIndex(i)}
            className="group flex size-11 items-center justify-center"
          >
            <span className="h-1.5 w-8 rounded-full bg-line group-hover:bg-primary group-aria-[current=true]:bg-primary group-aria-[current=true]:h-2.5" />
          </button>
        ))}
        <button
          type="button"
          onClick={() => setPaused(!paused)}
          aria-label={paused ? play : pause}
          className="ml-auto flex size-11 items-center justify-center rounded-control border border-line hover:border-primary hover:text-primary"
        >
          <svg viewBox="0 0 20 20" aria-hidden="true" className="size-5" fill="currentColor">
            <path d={paused ? 'M5 3v14l12-7Z' : 'M5 3h4v14H5zM11 3h4v14h-4z'} />
          </svg>
        </button>
      </div>
    </section>
  );
}

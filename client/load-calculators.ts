/**
 * The script of pages with a calculator: loads React and the calculators when one of them is near, or when the
 * URL hash names one.
 */

/** How far below the window a calculator is near. */
const margin = '800px';

function watchCalculators(): void {
  const containers = document.querySelectorAll<HTMLElement>('[data-calculator]');
  const load = () => {
    observer.disconnect();
    const src = containers[0]?.dataset.src;
    if (src !== undefined) void import(src);
  };
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) load();
    },
    { rootMargin: margin },
  );
  for (const container of containers) observer.observe(container);
  if (location.hash.startsWith('#tool=')) load();
}

// The script is async: from the cache it runs before the calculators of a long page have been parsed.
if (document.readyState === 'loading') {
  document.addEventListener('DOMContentLoaded', watchCalculators);
} else watchCalculators();

// A module of its own: its names are not global.
export {};

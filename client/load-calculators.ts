/**
 * The script of pages with a calculator: loads React and the calculators when one of them is near, or when the
 * address names one.
 */

const containers = document.querySelectorAll<HTMLElement>('[data-calculator]');

/** How far below the window a calculator is near. */
const margin = '800px';

function load(): void {
  observer.disconnect();
  const src = containers[0]?.dataset.src;
  if (src !== undefined) void import(src);
}

const observer = new IntersectionObserver(
  (entries) => {
    if (entries.some(({ isIntersecting }) => isIntersecting)) load();
  },
  { rootMargin: margin },
);

for (const container of containers) observer.observe(container);
if (location.hash.startsWith('#tool=')) load();

// A module of its own: its names are not global.
export {};

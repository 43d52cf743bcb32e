/**
 * The script of pages with a calculator: loads React and the calculators when one of them is near, or when the
 * URL hash names one.
 */
import { whenNear } from './when-near';

function watchCalculators(): void {
  const containers = document.querySelectorAll<HTMLElement>('[data-calculator]');
  // A module is run once, however often it is imported.
  const load = () => {
    const src = containers[0]?.dataset.src;
    if (src !== undefined) void import(src);
  };
  whenNear(containers, '800px', load);
  if (location.hash.startsWith('#tool=')) load();
}

// The script is async: from the cache it runs before the calculators of a long page have been parsed.
if (document.readyState === 'loading') {
  document.addEventListener('DOMContentLoaded', watchCalculators);
} else watchCalculators();

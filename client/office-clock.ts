/**
 * The script of pages with business hours: adds the time in Manila, whether the office is open, and the hours by the
 * clock of the visitor. Without it, the page has the hours in Philippine time.
 */
import { type OfficeClockData, sentencesAt, shareOfManilaDay } from '@/lib/dates/office-clock';

/** Between two updates, in milliseconds. */
const interval = 30_000;

function operate(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-office-clock]')) {
    const data: OfficeClockData = JSON.parse(element.dataset.officeClock ?? '');
    const update = () => {
      element.textContent = sentencesAt(Date.now(), data).join(data.separator);
    };
    update();
    element.hidden = false;
    setInterval(update, interval);
  }
  for (const marker of document.querySelectorAll('[data-manila-now]')) {
    const move = () => {
      // In the coordinates of the drawing, whose width is a day of 24 hours.
      marker.setAttribute('transform', `translate(${shareOfManilaDay(Date.now()) * 24} 0)`);
    };
    move();
    marker.removeAttribute('display');
    setInterval(move, interval);
  }
}

// The script is async: from the cache it runs before the page has been parsed.
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', operate);
else operate();

/** The script that a page loads where an inquiry waits in the browser: sends it, and says so. */
import { sendUnsent } from '@/lib/inquiries/unsent';
import { fillTemplate } from '@/lib/messages/fill-template';

/** Shows a notice for ten seconds. No class: the style of a page has only what the page itself names. */
function showNotice(title: string, text: string): void {
  const region = document.createElement('div');
  region.setAttribute('role', 'status');
  Object.assign(region.style, {
    position: 'fixed',
    insetInline: '1rem',
    bottom: '1rem',
    zIndex: '50',
    maxWidth: '24rem',
    marginInlineStart: 'auto',
    padding: '1rem',
    border: '1px solid var(--color-line)',
    background: 'var(--color-surface)',
    color: 'var(--color-ink)',
  });
  document.body.append(region);
  // A live region announces what comes after it.
  setTimeout(() => {
    const heading = document.createElement('strong');
    heading.textContent = title;
    heading.style.display = 'block';
    region.append(heading, text);
  }, 100);
  setTimeout(() => region.remove(), 10_000);
}

void sendUnsent(({ notice }, receipt) =>
  showNotice(notice.title, fillTemplate(notice.text, { receipt })),
);

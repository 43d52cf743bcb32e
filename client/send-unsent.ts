/** The script that a page loads where an unsent inquiry is kept in the browser: sends it, and says so. */
import { sendUnsent, type UnsentInquiry } from '@/lib/inquiries/unsent';

/** Shows a notice for ten seconds. Inline styles: a page’s CSS has only the classes in its HTML. */
function showNotice({ title, text }: UnsentInquiry['notice'], receipt: string): void {
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
  // A live region announces what is added to it later.
  setTimeout(() => {
    const heading = document.createElement('strong');
    heading.textContent = title;
    heading.style.display = 'block';
    const [before = '', after = ''] = text.split('{receipt}');
    const unbroken = document.createElement('span');
    unbroken.textContent = receipt;
    unbroken.style.whiteSpace = 'nowrap';
    region.append(heading, before, unbroken, after);
  }, 100);
  setTimeout(() => region.remove(), 10_000);
}

void sendUnsent(({ notice }, receipt) => showNotice(notice, receipt));

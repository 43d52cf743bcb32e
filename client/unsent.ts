/** As `unsentFlag` in lib/inquiries/unsent.ts, which is not loaded with every page. */
const flag = 'unsent-inquiries';

/** Loads `send-unsent.js` where an unsent inquiry is kept, now and whenever there is a connection again. */
export function loadSendUnsent(root: Document): void {
  const load = () => {
    try {
      if (!navigator.onLine || localStorage.getItem(flag) === null) return;
    } catch {
      // Where storage is blocked, nothing is kept.
      return;
    }
    const script = root.createElement('script');
    script.src = '/send-unsent.js';
    root.head.append(script);
  };
  addEventListener('load', load);
  addEventListener('online', load);
}

/** As `unsentFlag` in lib/inquiries/unsent.ts, which is not loaded with every page. */
const flag = 'unsent-inquiries';

/** Loads the script that sends an inquiry where one waits in the browser, now and whenever there is a connection. */
export function sendWaiting(root: Document): void {
  const load = () => {
    try {
      if (!navigator.onLine || localStorage.getItem(flag) === null) return;
    } catch {
      // Where storage is blocked nothing waits.
      return;
    }
    const script = root.createElement('script');
    script.src = '/send-unsent.js';
    root.head.append(script);
  };
  addEventListener('load', load);
  addEventListener('online', load);
}

declare global {
  interface Window {
    /** Set when React has hydrated the page; the event `hydrated` on the window tells the same. */
    hydrated?: true;
  }
}

export {};

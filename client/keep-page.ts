/** What an element says of itself. */
type Attributes = readonly (readonly [name: string, value: string])[];

function attributesOf(element: Element): Attributes {
  return [...element.attributes].map(({ name, value }) => [name, value]);
}

/**
 * Keeps the page as it stands where the framework fails as a whole: a script of its own did not arrive, say,
 * and so late that it had begun. It then takes the page away, for a message of its own or for nothing. What
 * was there comes back before anything is painted, with what the visitor has typed, and `client/hydration.ts`
 * is told. (`app/[locale]/error.tsx` does the same where a component throws.)
 */
export function keepPage(root: Document): void {
  const { title } = root;
  const outer = [root.documentElement, root.body].map(
    (element) => [element, attributesOf(element)] as const,
  );
  let page = [...root.body.childNodes];
  let focused: EventTarget | null = null;
  root.addEventListener('focusin', ({ target }) => {
    focused = target;
  });
  new MutationObserver(() => {
    if (root.querySelector('main')) {
      page = [...root.body.childNodes];
      return;
    }
    root.body.replaceChildren(...page);
    root.title = title;
    for (const [element, attributes] of outer) {
      for (const [name, value] of attributes) element.setAttribute(name, value);
    }
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
    dispatchEvent(new Event('hydration-failed'));
  }).observe(root.body, { childList: true });
}

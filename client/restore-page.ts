type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const fieldSelector = ':is(input, textarea, select)[id]';

function attributesOf(element: Element) {
  return [...element.attributes].map(({ name, value }) => ({ name, value }));
}

function setAttributes(element: Element, attributes: ReturnType<typeof attributesOf>): void {
  for (const { name, value } of attributes) element.setAttribute(name, value);
}

/** A snapshot of a page: the nodes of its body, and the attributes of `html` and `body`. */
function snapshotOf({ body, documentElement, title }: Document, main: Element) {
  return {
    main,
    nodes: [...body.childNodes],
    title,
    htmlAttributes: attributesOf(documentElement),
    bodyAttributes: attributesOf(body),
  };
}

/** Copies typed text from the fields of a main area to those of its replacement. */
function copyTypedText(from: Element, to: Element): void {
  for (const field of from.querySelectorAll<Field>(fieldSelector)) {
    const other = to.querySelector<Field>(`[id="${field.id}"]`);
    if (other && field.value) other.value = field.value;
  }
}

/**
 * Restores the page when the framework removes it, as it does when some of its scripts ran and another one
 * failed to load. The page is back before the next paint, with the typed text, and the document is marked as in
 * `client/hydration.ts`. (`app/[locale]/error.tsx` does the same where a component throws.)
 *
 * To be called before the framework runs, which may be while the page is being parsed.
 */
export function restorePage(root: Document): void {
  let snapshot: ReturnType<typeof snapshotOf> | undefined;
  /** The current main area. */
  let shown: Element | null = null;
  let focused: EventTarget | null = null;
  root.addEventListener('focusin', ({ target }) => {
    focused = target;
  });
  const update = () => {
    const main = root.querySelector('main');
    // Before hydration, the framework may replace the main area and then fail.
    if (main && (!snapshot || snapshot.main === main || window.hydrated)) {
      snapshot = snapshotOf(root, main);
    }
    return main;
  };
  const show = (main: Element) => {
    if (shown && shown !== main) copyTypedText(shown, main);
    shown = main;
  };
  const observer = new MutationObserver(() => {
    const { body, documentElement } = root;
    // There is no body at first; observing it repeatedly has no effect.
    if (body) observer.observe(body, { childList: true });
    const main = update();
    if (main) show(main);
    else if (body && snapshot) {
      body.replaceChildren(...snapshot.nodes);
      root.title = snapshot.title;
      setAttributes(documentElement, snapshot.htmlAttributes);
      setAttributes(body, snapshot.bodyAttributes);
      show(snapshot.main);
      if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
      documentElement.dataset.hydration = 'failed';
    }
  });
  observer.observe(root.documentElement, { childList: true });
  addEventListener('hydrated', update);
}

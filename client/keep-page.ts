type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const fields = ':is(input, textarea, select)[id]';

type Attribute = { name: string; value: string };

/** What stands in the page at some moment, and what its outer elements say of themselves. */
type Page = {
  main: Element;
  nodes: ChildNode[];
  title: string;
  ofPage: Attribute[];
  ofBody: Attribute[];
};

function pageOf({ body, documentElement, title }: Document, main: Element): Page {
  return {
    main,
    nodes: [...body.childNodes],
    title,
    ofPage: attributesOf(documentElement),
    ofBody: attributesOf(body),
  };
}

function attributesOf(element: Element): Attribute[] {
  return [...element.attributes].map(({ name, value }) => ({ name, value }));
}

function restore(element: Element, attributes: Attribute[]): void {
  for (const { name, value } of attributes) element.setAttribute(name, value);
}

/** Puts what was typed into fields of a page into those of another that stands for it. */
function carryTypedText(from: Element, to: Element): void {
  for (const field of from.querySelectorAll<Field>(fields)) {
    const other = to.querySelector<Field>(`[id="${field.id}"]`);
    if (other && field.value) other.value = field.value;
  }
}

/**
 * Keeps the page as it stands where the framework fails as a whole: a script of its own did not arrive, say,
 * and so late that it had begun. It then takes the page away, for a message of its own or for nothing. What
 * was there comes back before anything is painted, with what the visitor has typed, and the document is
 * marked as `client/hydration.ts` marks it. (`app/[locale]/error.tsx` does the same where a component throws.)
 *
 * To be called before the framework can begin, which may be while the page is still being read.
 */
export function keepPage(root: Document): void {
  let page: Page | undefined;
  /** The one that was seen last. */
  let shown: Element | null = null;
  let focused: EventTarget | null = null;
  root.addEventListener('focusin', ({ target }) => {
    focused = target;
  });
  const keep = () => {
    const main = root.querySelector('main');
    // One that the framework makes anew may not last.
    if (main && (!page || page.main === main || window.hydrated)) page = pageOf(root, main);
    return main;
  };
  const show = (main: Element) => {
    if (shown && shown !== main) carryTypedText(shown, main);
    shown = main;
  };
  const observer = new MutationObserver(() => {
    const { body, documentElement } = root;
    // There is none at first, and each may be watched any number of times.
    if (body) observer.observe(body, { childList: true });
    const main = keep();
    if (main) show(main);
    else if (body && page) {
      body.replaceChildren(...page.nodes);
      root.title = page.title;
      restore(documentElement, page.ofPage);
      restore(body, page.ofBody);
      show(page.main);
      if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
      documentElement.dataset.hydration = 'failed';
    }
  });
  observer.observe(root.documentElement, { childList: true });
  addEventListener('hydrated', keep);
}

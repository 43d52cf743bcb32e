import { closest } from './closest';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function isField(target: EventTarget | null): target is Field {
  return target instanceof Element && target.matches('input:not([type=hidden]), textarea, select');
}

/**
 * Restores text that was typed before hydration, where React finds a mismatch (as in a page that the browser has
 * translated) and renders the fields anew.
 */
export function restoreTypedText(root: Document): void {
  const typed = new Set<Field>();
  root.addEventListener('input', ({ target }) => {
    if (!window.hydrated && isField(target)) typed.add(target);
  });
  addEventListener('hydrated', () => {
    for (const field of typed) {
      const now = root.getElementById(field.id);
      if (now !== field && isField(now) && now.value === '') now.value = field.value;
    }
    typed.clear();
  });
}

/** Name of a field in the e-mail: its label without the mark for required or optional. */
function nameOf(field: Field): string {
  return field.labels?.[0]?.firstChild?.textContent?.trim() ?? field.name;
}

/** Value of a field as shown to the visitor. */
function textOf(field: Field): string {
  if (!(field instanceof HTMLSelectElement)) return field.value.trim();
  return field.value === '' ? '' : (field.selectedOptions[0]?.text ?? '');
}

/** When the e-mail link of a form is clicked, the mail begins with what was typed: a line for each field. */
export function addTypedTextToMail(root: Document): void {
  root.addEventListener('click', ({ target }) => {
    const link = closest<HTMLAnchorElement>(target, 'a[data-mail-form]');
    const form = closest<HTMLFormElement>(link, 'form');
    if (!link || !form) return;
    const lines = [...form.elements]
      .filter(isField)
      .filter((field) => textOf(field) !== '')
      .map((field) => `${nameOf(field)}: ${textOf(field)}`);
    link.search = `body=${encodeURIComponent(lines.join('\n').replaceAll('\n', '\r\n'))}`;
  });
}

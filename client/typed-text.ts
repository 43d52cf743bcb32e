import { closest } from './closest';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function isField(target: EventTarget | null): target is Field {
  return closest(target, 'input, textarea, select') !== null;
}

/**
 * Keeps what is typed before React hydrates, also where React does not find the page as it expects it
 * (translated by the browser, say) and renders it anew, with empty fields.
 */
export function keepTypedText(root: Document): void {
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

/** Name of a field as its label says it, without what the label says about filling it in. */
function nameOf(field: Field): string {
  return field.labels?.[0]?.firstChild?.textContent?.trim() ?? field.name;
}

/** What a field holds as a visitor reads it. */
function textOf(field: Field): string {
  if (!(field instanceof HTMLSelectElement)) return field.value.trim();
  return field.value === '' ? '' : (field.selectedOptions[0]?.text ?? '');
}

/** Puts what was typed into the e-mail that a form offers where it cannot work itself. */
export function mailTypedText(root: Document): void {
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

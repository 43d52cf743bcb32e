import { closest } from './closest';

/** Keeps the ticks of a document's checklist in this browser, by the id of the document; prints it alone. */
export function keepTicks(root: Document): void {
  const list = root.querySelector<HTMLElement>('[data-checklist]');
  if (list === null) return;
  const key = `ticks ${list.dataset.checklist}`;
  const boxes = [...list.querySelectorAll('input')];
  try {
    for (const index of localStorage.getItem(key)?.split(' ') ?? []) {
      const box = boxes[Number(index)];
      if (box) box.checked = true;
    }
    list.addEventListener('change', () => {
      const ticked = boxes.flatMap((box, index) => (box.checked ? index : []));
      if (ticked.length > 0) localStorage.setItem(key, ticked.join(' '));
      else localStorage.removeItem(key);
    });
  } catch {
    // Storage may be blocked: the boxes work without it.
  }
  list.addEventListener('click', ({ target }) => {
    if (closest(target, '[data-client=print]') === null) return;
    // Of what the URL names, that alone is printed (app/globals.css).
    location.hash = list.id;
    print();
  });
}

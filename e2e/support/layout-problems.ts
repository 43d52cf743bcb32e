/**
 * Layout problems of the page in its current state: the page or a text overflows the viewport, a text is clipped,
 * two texts overlap, a target is too small (WCAG 2.5.8). Runs in the page, so it refers to nothing outside.
 */
export function layoutProblems(): string[] {
  type Box = { left: number; right: number; top: number; bottom: number };
  const { clientWidth, scrollWidth } = document.documentElement;
  const problems = new Set<string>();
  if (scrollWidth > clientWidth) problems.add(`the page is ${scrollWidth} px wide`);

  const short = (text: string | null) => `"${(text ?? '').trim().slice(0, 40)}"`;
  const visible = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const styles = new Map<Element, CSSStyleDeclaration>();
  const styleOf = (element: Element) => {
    const known = styles.get(element) ?? getComputedStyle(element);
    styles.set(element, known);
    return known;
  };
  /** An element and its ancestors. */
  const upwards = (element: Element) => {
    const chain: Element[] = [];
    for (let e: Element | null = element; e !== null; e = e.parentElement) chain.push(e);
    return chain;
  };
  const forReadersOnly = (chain: Element[]) =>
    chain.some((element) => {
      const { position, overflow } = styleOf(element);
      return position === 'absolute' && overflow === 'hidden' && element.clientWidth <= 1;
    });
  // Fixed and sticky elements overlap the page on purpose.
  const floats = (chain: Element[]) =>
    chain.some((element) => ['fixed', 'sticky'].includes(styleOf(element).position));

  type Line = Box & { text: string; element: Element };
  const lines: Line[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const element = node.parentElement;
    if (node.textContent?.trim() === '' || element === null || !visible(element)) continue;
    const chain = upwards(element);
    if (forReadersOnly(chain)) continue;
    // A wide table scrolls inside its box: then the box must not overflow.
    const scroller = chain.find(
      (e) => styleOf(e).overflowX === 'auto' && e.matches('div:has(> table)'),
    );
    if (scroller) {
      const { left, right } = scroller.getBoundingClientRect();
      if (right > clientWidth + 1 || left < -1) {
        problems.add(`the table with ${short(node.textContent)} sticks out: ${left} to ${right}`);
      }
      continue;
    }
    const clipping = chain.filter((e) =>
      /hidden|clip/.test(styleOf(e).overflowX + styleOf(e).overflowY),
    );
    if (clipping[0] === element && element.scrollWidth > element.clientWidth + 1) {
      problems.add(`${short(node.textContent)} is cut off by itself`);
    }
    const fontSize = Number.parseFloat(styleOf(element).fontSize);
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) {
      if (box.width < 1) continue;
      if (box.right > clientWidth + 1 || box.left < -1) {
        problems.add(`${short(node.textContent)} sticks out: ${box.left} to ${box.right}`);
      }
      // The line box is higher than its letters: only the letters count.
      const slack = Math.max(0, box.height - fontSize) / 2;
      const line = {
        left: box.left,
        right: box.right,
        top: box.top + slack,
        bottom: box.bottom - slack,
      };
      for (const frame of clipping) {
        const edge = frame.getBoundingClientRect();
        const outside =
          line.left < edge.left - 1 ||
          line.right > edge.right + 1 ||
          line.top < edge.top - 1 ||
          line.bottom > edge.bottom + 1;
        if (outside) problems.add(`${short(node.textContent)} is cut off by ${frame.className}`);
      }
      if (!floats(chain)) lines.push({ ...line, text: short(node.textContent), element });
    }
  }

  lines.sort((a, b) => a.top - b.top);
  for (const [i, a] of lines.entries()) {
    for (let j = i + 1; j < lines.length; j += 1) {
      const b = lines[j];
      if (b === undefined || b.top > a.bottom - 2) break;
      const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const down = Math.min(a.bottom, b.bottom) - b.top;
      if (across <= 2 || down <= 2) continue;
      if (a.element.contains(b.element) || b.element.contains(a.element)) continue;
      problems.add(`${a.text} and ${b.text} lie over each other`);
    }
  }

  // Fields do not wrap: overflowing text is clipped.
  for (const field of document.querySelectorAll<HTMLElement>('input, button, select')) {
    if (visible(field) && field.scrollWidth > field.clientWidth + 1) {
      problems.add(
        `the text of ${field.localName} ${field.id || short(field.textContent)} is cut off`,
      );
    }
  }

  type Target = { box: Box; element: Element; floating: boolean };
  const size = 24;
  const targets: Target[] = [];
  const selector = 'a[href], button, summary, input, select, textarea, [role="tab"]';
  for (const element of document.querySelectorAll(selector)) {
    const chain = upwards(element);
    if (!visible(element) || forReadersOnly(chain)) continue;
    // A link may cover its card by a pseudo-element.
    const covers = getComputedStyle(element, '::after').position === 'absolute';
    const card = covers ? chain.slice(1).find((e) => styleOf(e).position !== 'static') : undefined;
    const box = (card ?? element).getBoundingClientRect();
    targets.push({ box, element, floating: floats(chain) });
  }
  /** WCAG's exception: within a sentence the height of the line decides. */
  const inSentence = (element: Element) => {
    if (styleOf(element).display !== 'inline') return false;
    const block = upwards(element).find((e) => styleOf(e).display !== 'inline');
    const around = (block?.textContent ?? '').replace(element.textContent ?? '', '');
    return /[\p{L}\p{N}]/u.test(around);
  };
  const isSmall = ({ box }: Target) =>
    box.right - box.left < size - 0.1 || box.bottom - box.top < size - 0.1;
  const centre = ({ box }: Target) => ({
    x: (box.left + box.right) / 2,
    y: (box.top + box.bottom) / 2,
  });
  for (const target of targets) {
    if (!isSmall(target) || inSentence(target.element)) continue;
    const { x, y } = centre(target);
    const near = targets.find((other) => {
      if (other === target || other.element.contains(target.element)) return false;
      // Targets below an open menu cannot be hit.
      if (other.floating !== target.floating) return false;
      const dx = Math.max(other.box.left - x, 0, x - other.box.right);
      const dy = Math.max(other.box.top - y, 0, y - other.box.bottom);
      if (Math.hypot(dx, dy) < size / 2) return true;
      const its = centre(other);
      return isSmall(other) && Math.hypot(its.x - x, its.y - y) < size;
    });
    if (near) {
      const { left, right, top, bottom } = target.box;
      problems.add(
        `target ${short(target.element.textContent)} (${Math.round(right - left)} × ${Math.round(bottom - top)}) is too near to ${short(near.element.textContent)}`,
      );
    }
  }
  return [...problems];
}

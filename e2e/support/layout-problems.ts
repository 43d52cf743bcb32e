/**
 * Layout problems of the page in its current state: the page or a text overflows the viewport, a text is clipped,
 * two texts overlap, a target is too small (WCAG 2.5.8). Runs in the page, so it refers to nothing outside.
 */
export function layoutProblems(): string[] {
  type Box = { left: number; right: number; top: number; bottom: number };
  const { clientWidth, scrollWidth } = document.documentElement;
  const problems = new Set<string>();
  if (scrollWidth > clientWidth) problems.add(`the page is ${scrollWidth} px wide`);

  const excerpt = (text: string | null) => `"${(text ?? '').trim().slice(0, 40)}"`;
  const isVisible = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const styles = new Map<Element, CSSStyleDeclaration>();
  const styleOf = (element: Element) => {
    const known = styles.get(element) ?? getComputedStyle(element);
    styles.set(element, known);
    return known;
  };
  /** An element and its ancestors. */
  const withAncestors = (element: Element) => {
    const chain: Element[] = [];
    for (let e: Element | null = element; e !== null; e = e.parentElement) chain.push(e);
    return chain;
  };
  const isVisuallyHidden = (chain: Element[]) =>
    chain.some((element) => {
      const { position, overflow } = styleOf(element);
      return position === 'absolute' && overflow === 'hidden' && element.clientWidth <= 1;
    });
  // Fixed and sticky elements overlap the page on purpose.
  const isFixedOrSticky = (chain: Element[]) =>
    chain.some((element) => ['fixed', 'sticky'].includes(styleOf(element).position));

  type Line = Box & { text: string; element: Element };
  const lines: Line[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const element = node.parentElement;
    if (node.textContent?.trim() === '' || element === null || !isVisible(element)) continue;
    const chain = withAncestors(element);
    if (isVisuallyHidden(chain)) continue;
    // A wide table scrolls inside its box: then the box must not overflow.
    const scroller = chain.find(
      (e) => styleOf(e).overflowX === 'auto' && e.matches('div:has(> table)'),
    );
    if (scroller) {
      const { left, right } = scroller.getBoundingClientRect();
      if (right > clientWidth + 1 || left < -1) {
        problems.add(`the table with ${excerpt(node.textContent)} sticks out: ${left} to ${right}`);
      }
      continue;
    }
    const clipping = chain.filter((e) =>
      /hidden|clip/.test(styleOf(e).overflowX + styleOf(e).overflowY),
    );
    if (clipping[0] === element && element.scrollWidth > element.clientWidth + 1) {
      problems.add(`${excerpt(node.textContent)} is cut off by itself`);
    }
    const fontSize = Number.parseFloat(styleOf(element).fontSize);
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) {
      if (box.width < 1) continue;
      if (box.right > clientWidth + 1 || box.left < -1) {
        problems.add(`${excerpt(node.textContent)} sticks out: ${box.left} to ${box.right}`);
      }
      // The line box is higher than its letters: the space above and below does not count.
      const leading = Math.max(0, box.height - fontSize) / 2;
      const line = {
        left: box.left,
        right: box.right,
        top: box.top + leading,
        bottom: box.bottom - leading,
      };
      for (const frame of clipping) {
        const edge = frame.getBoundingClientRect();
        const outside =
          line.left < edge.left - 1 ||
          line.right > edge.right + 1 ||
          line.top < edge.top - 1 ||
          line.bottom > edge.bottom + 1;
        if (outside) problems.add(`${excerpt(node.textContent)} is cut off by ${frame.className}`);
      }
      if (!isFixedOrSticky(chain))
        lines.push({ ...line, text: excerpt(node.textContent), element });
    }
  }

  lines.sort((a, b) => a.top - b.top);
  for (const [i, a] of lines.entries()) {
    for (let j = i + 1; j < lines.length; j += 1) {
      const b = lines[j];
      if (b === undefined || b.top > a.bottom - 2) break;
      const overlapX = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const overlapY = Math.min(a.bottom, b.bottom) - b.top;
      if (overlapX <= 2 || overlapY <= 2) continue;
      if (a.element.contains(b.element) || b.element.contains(a.element)) continue;
      problems.add(`${a.text} and ${b.text} overlap`);
    }
  }

  // Fields do not wrap: overflowing text is clipped.
  for (const field of document.querySelectorAll<HTMLElement>('input, button, select')) {
    if (isVisible(field) && field.scrollWidth > field.clientWidth + 1) {
      problems.add(
        `the text of ${field.localName} ${field.id || excerpt(field.textContent)} is cut off`,
      );
    }
  }

  type Target = { box: Box; element: Element; isFixedOrSticky: boolean };
  const minSize = 24;
  const targets: Target[] = [];
  const selector = 'a[href], button, summary, input, select, textarea, [role="tab"]';
  for (const element of document.querySelectorAll(selector)) {
    const chain = withAncestors(element);
    if (!isVisible(element) || isVisuallyHidden(chain)) continue;
    // A link may cover its card by a pseudo-element.
    const covers = getComputedStyle(element, '::after').position === 'absolute';
    const card = covers ? chain.slice(1).find((e) => styleOf(e).position !== 'static') : undefined;
    const box = (card ?? element).getBoundingClientRect();
    targets.push({ box, element, isFixedOrSticky: isFixedOrSticky(chain) });
  }
  /** WCAG's exception: the size of a link in a sentence follows from the line height. */
  const isInSentence = (element: Element) => {
    if (styleOf(element).display !== 'inline') return false;
    const block = withAncestors(element).find((e) => styleOf(e).display !== 'inline');
    const otherText = (block?.textContent ?? '').replace(element.textContent ?? '', '');
    return /[\p{L}\p{N}]/u.test(otherText);
  };
  const isSmall = ({ box }: Target) =>
    box.right - box.left < minSize - 0.1 || box.bottom - box.top < minSize - 0.1;
  const center = ({ box }: Target) => ({
    x: (box.left + box.right) / 2,
    y: (box.top + box.bottom) / 2,
  });
  for (const target of targets) {
    if (!isSmall(target) || isInSentence(target.element)) continue;
    const { x, y } = center(target);
    const near = targets.find((other) => {
      if (other === target || other.element.contains(target.element)) return false;
      // Targets behind an open menu cannot be hit.
      if (other.isFixedOrSticky !== target.isFixedOrSticky) return false;
      const dx = Math.max(other.box.left - x, 0, x - other.box.right);
      const dy = Math.max(other.box.top - y, 0, y - other.box.bottom);
      if (Math.hypot(dx, dy) < minSize / 2) return true;
      const otherCenter = center(other);
      return isSmall(other) && Math.hypot(otherCenter.x - x, otherCenter.y - y) < minSize;
    });
    if (near) {
      const { left, right, top, bottom } = target.box;
      problems.add(
        `target ${excerpt(target.element.textContent)} (${Math.round(right - left)} × ${Math.round(bottom - top)}) is too near to ${excerpt(near.element.textContent)}`,
      );
    }
  }
  return [...problems];
}

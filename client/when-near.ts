/** Calls back once one of some elements is near the viewport. @param margin how far from it, as CSS writes margins */
export function whenNear(elements: Iterable<Element>, margin: string, onNear: () => void): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      onNear();
    },
    { rootMargin: margin },
  );
  for (const element of elements) observer.observe(element);
}

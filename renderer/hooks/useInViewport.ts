import { type RefObject, useEffect, useRef, useState } from 'react';

/** Whether an element has been in the viewport or close to it, to defer requests until then. */
export function useInViewport<Of extends Element>(): readonly [place: RefObject<Of | null>, seen: boolean] {
  const place = useRef<Of>(null);
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    const { current } = place;
    if (!current || seen) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
      },
      { rootMargin: '120px' },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [seen]);
  return [place, seen];
}

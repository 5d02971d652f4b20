import { useEffect, useEffectEvent, useRef } from 'react';

/** Called with the anchors of chapters as they come into view. */
export interface ChaptersInView {
  /** The end of a chapter is in view. */
  see(chapterId: string): void;
  /** A chapter is at the reader's eyes. */
  reach(chapterId: string): void;
}

/** Watches the elements with `data-end` and `data-chapter` in a text, to which the returned ref is given. */
export function useChaptersInView({ see, reach }: ChaptersInView) {
  const text = useRef<HTMLElement>(null);
  const onEnd = useEffectEvent(see);
  const onChapter = useEffectEvent(reach);
  useEffect(() => {
    const root = text.current;
    if (root === null) return;
    const watch = (name: 'end' | 'chapter', rootMargin: string, report: (id: string) => void) => {
      const observer = new IntersectionObserver(
        (entries) => {
          for (const { isIntersecting, target } of entries)
            if (isIntersecting && target instanceof HTMLElement) report(target.dataset[name] ?? '');
        },
        { rootMargin },
      );
      for (const part of root.querySelectorAll(`[data-${name}]`)) observer.observe(part);
      return observer;
    };
    // The bar at the lower edge covers a part of the view.
    const observers = [
      watch('end', '0px 0px -80px 0px', (id) => onEnd(id)),
      watch('chapter', '-30% 0px -65% 0px', (id) => onChapter(id)),
    ];
    return () => {
      for (const observer of observers) observer.disconnect();
    };
  }, []);
  return text;
}

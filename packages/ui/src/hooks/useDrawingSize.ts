import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** The size of the place of a drawing. */
export interface DrawingSize<Element extends HTMLElement> {
  ref: RefObject<Element | null>;
  /** px. */
  width: number;
  /** Of the small text (`token.text.small`) in the student's text size, px. */
  fontSize: number;
}

/**
 * Measures the place of a drawing and follows its changes. Until it is measured, and where it cannot be, on a server or
 * on paper alone, returns the drawn width, px. An unchanged size renders nothing again.
 */
export function useDrawingSize<Element extends HTMLElement>(drawn: number): DrawingSize<Element> {
  const ref = useRef<Element>(null);
  const [size, setSize] = useState({ width: drawn, fontSize: 14 });
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => {
      if (element.clientWidth === 0) return;
      const root = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      const next = { width: element.clientWidth, fontSize: root * 0.875 };
      setSize((last) => (last.width === next.width && last.fontSize === next.fontSize ? last : next));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, ...size };
}

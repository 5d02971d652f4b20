import { useLayoutEffect, useRef, useState } from 'react';

/**
 * How wide the chart is and how large its words are, px. Until it is measured, and where it cannot be, since it is on
 * paper alone: the drawn size.
 */
export function useMeasure() {
  const ref = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ width: 824, fontSize: 14 });
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => {
      if (element.clientWidth === 0) return;
      const root = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      setSize({ width: element.clientWidth, fontSize: root * 0.875 });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, ...size };
}

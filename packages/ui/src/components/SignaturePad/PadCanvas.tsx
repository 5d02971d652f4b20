import { useEffect, useRef } from 'react';
import type SignaturePadLibrary from 'signature_pad';
import { fitInk, type Ink } from './ink.ts';
import { drawInk, type PadLibrary, pen } from './pen.ts';
import * as styles from './SignaturePad.css.ts';

export interface PadCanvasProps {
  Library: PadLibrary;
  ink: Ink;
  /** Called with all ink after each stroke. */
  onInk: (ink: Ink) => void;
  label: string;
  describedBy: string;
  tall?: boolean;
}

/** The paper that is written on. Its strokes stay when it is resized or shown elsewhere. */
export function PadCanvas({ Library, ink, onInk, label, describedBy, tall = false }: PadCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const pad = useRef<SignaturePadLibrary>(null);
  /** The ink on the paper. A new stroke is there before React knows: it must not be drawn again. */
  const drawn = useRef(ink);
  const latestOnInk = useRef(onInk);
  useEffect(() => {
    latestOnInk.current = onInk;
  });
  useEffect(() => {
    const node = canvas.current;
    if (!node) return;
    const own = new Library(node, pen);
    pad.current = own;
    const written = () => {
      const { clientWidth: width, clientHeight: height } = node;
      const strokes = own.toData().map(({ points }) => ({ points: [...points] }));
      drawn.current = { width, height, strokes };
      latestOnInk.current(drawn.current);
    };
    own.addEventListener('endStroke', written);
    const resized = new ResizeObserver(() => fit(node, own, drawn.current));
    resized.observe(node);
    return () => {
      resized.disconnect();
      own.removeEventListener('endStroke', written);
      own.off();
      pad.current = null;
    };
  }, [Library]);
  useEffect(() => {
    if (!canvas.current || !pad.current || ink === drawn.current) return;
    drawn.current = ink;
    fit(canvas.current, pad.current, ink);
  }, [ink]);
  return (
    <canvas
      ref={canvas}
      className={styles.canvas({ tall })}
      role="img"
      aria-label={label}
      aria-describedby={describedBy}
    />
  );
}

/** Sizes the canvas in px of the screen, and redraws the ink. */
function fit(node: HTMLCanvasElement, pad: SignaturePadLibrary, ink: Ink): void {
  const { clientWidth: width, clientHeight: height } = node;
  if (width === 0 || height === 0) return;
  const sharpness = Math.max(1, window.devicePixelRatio);
  node.width = Math.round(width * sharpness);
  node.height = Math.round(height * sharpness);
  node.getContext('2d')?.scale(sharpness, sharpness);
  drawInk(pad, fitInk(ink, width, height));
}

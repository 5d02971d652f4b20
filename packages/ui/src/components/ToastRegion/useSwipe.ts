import { type PointerEvent, useEffect, useEffectEvent, useRef } from 'react';

/** Px from which a press is a swipe, and px from which releasing dismisses. */
const SLACK = 6;
const FAR = 80;
/** Px per millisecond: a flick dismisses from 20 px on. */
const FAST = 0.5;
const FLICK = 20;
/** Duration of the exit animation, ms. */
const LEAVING = 140;

interface Pull {
  pointer: number;
  x: number;
  y: number;
  at: number;
  axis?: 'x' | 'y';
}

const isControl = (target: EventTarget) => target instanceof Element && target.closest('button, a') !== null;
const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** How far it has been dragged: sideways either way, or up; never down. */
const distanceOf = ({ axis, x, y }: Pull, event: PointerEvent) =>
  axis === 'x' ? event.clientX - x : Math.min(0, event.clientY - y);

/**
 * Lets a toast be swiped away, to the left, to the right or up. Dragged too little it springs back. A button must do
 * the same as the swipe. Returns the handlers of the element that moves.
 *
 * @param onDrag is called when the drag begins and ends, so that the timers can pause (TOAST-2).
 */
export function useSwipe(onAway: () => void, onDrag: (dragging: boolean) => void) {
  const pull = useRef<Pull>(undefined);
  // It may be closed by a key while it is dragged.
  const letGo = useEffectEvent(() => pull.current?.axis && onDrag(false));
  useEffect(() => () => void letGo(), []);

  const end = (event: PointerEvent<HTMLElement>, mayLeave: boolean) => {
    const held = pull.current;
    if (held?.pointer !== event.pointerId) return;
    pull.current = undefined;
    if (!held.axis) return;
    onDrag(false);
    const element = event.currentTarget;
    const distance = distanceOf(held, event);
    const reach = Math.abs(distance);
    const isFlick = reach >= FLICK && reach / Math.max(1, event.timeStamp - held.at) >= FAST;
    if (!mayLeave || (reach < FAR && !isFlick)) {
      element.style.removeProperty('transform');
      element.style.removeProperty('opacity');
      element.dataset.swipe = 'back';
    } else if (isStill()) onAway();
    else {
      const way = (held.axis === 'x' ? element.clientWidth : element.clientHeight) * Math.sign(distance);
      const to = { transform: `translate${held.axis}(${way}px)`, opacity: 0 };
      const leave = element.animate(to, { duration: LEAVING, easing: 'ease-out', fill: 'forwards' });
      leave.addEventListener('finish', onAway, { once: true });
    }
  };

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0 || isControl(event.target) || pull.current?.axis) return;
      pull.current = { pointer: event.pointerId, x: event.clientX, y: event.clientY, at: event.timeStamp };
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const held = pull.current;
      if (held?.pointer !== event.pointerId) return;
      const element = event.currentTarget;
      if (!held.axis) {
        const [across, down] = [event.clientX - held.x, event.clientY - held.y];
        if (Math.hypot(across, down) < SLACK) return;
        if (down > Math.abs(across)) {
          pull.current = undefined;
          return;
        }
        held.axis = Math.abs(across) >= Math.abs(down) ? 'x' : 'y';
        element.setPointerCapture(event.pointerId);
        element.dataset.swipe = 'pull';
        onDrag(true);
      }
      const distance = distanceOf(held, event);
      element.style.transform = `translate${held.axis}(${distance}px)`;
      element.style.opacity = String(Math.max(0.3, 1 - Math.abs(distance) / 320));
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => end(event, true),
    onPointerCancel: (event: PointerEvent<HTMLElement>) => end(event, false),
  };
}

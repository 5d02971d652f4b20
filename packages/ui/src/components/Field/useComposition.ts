import { type KeyboardEvent, useState } from 'react';

/** The state of the input method of an input, and its handlers. */
export type Composition = {
  /** A composition is in progress: the text of the input is not final. */
  composing: boolean;
  handlers: {
    onCompositionStart: () => void;
    onCompositionEnd: () => void;
    onKeyDownCapture: (event: KeyboardEvent) => void;
  };
};

/**
 * Watches an input method. Keys that choose among its candidates (Enter, Escape, arrows) belong to it alone and
 * are kept from the field: put `handlers` on an element around the input.
 */
export function useComposition(): Composition {
  const [composing, setComposing] = useState(false);
  return {
    composing,
    handlers: {
      onCompositionStart: () => setComposing(true),
      onCompositionEnd: () => setComposing(false),
      onKeyDownCapture: (event) => {
        // Safari ends the composition before the Enter that ended it; only key code 229 identifies it.
        if (event.nativeEvent.isComposing || event.keyCode === 229) event.stopPropagation();
      },
    },
  };
}

/** The value as it was before the composition under way, or as it is when there is none. */
export function useSettled<Value>(value: Value, composing: boolean): Value {
  const [settled, setSettled] = useState(value);
  if (!composing && !Object.is(settled, value)) setSettled(value);
  return composing ? settled : value;
}

import type { Ref } from 'react';
import { rule } from './Rule.css.ts';

/** 文武线, one thick and one thin: above the primary next step and at the head of a document, nowhere else. */
export function Rule({ ref }: { ref?: Ref<HTMLHRElement> }) {
  return <hr ref={ref} className={rule} />;
}

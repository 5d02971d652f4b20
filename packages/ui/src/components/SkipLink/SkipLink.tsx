import type { MouseEvent, Ref } from 'react';
import { skip } from './SkipLink.css.ts';

export interface SkipLinkProps {
  /** The id of the element that focus goes to; it needs `tabIndex={-1}`. Default `content`. */
  target?: string;
  label?: string;
  ref?: Ref<HTMLAnchorElement>;
}

/** The first thing that Tab reaches: jumps over the menu to the page. Seen only while it has focus. */
export function SkipLink({ target = 'content', label = '跳到正文', ref }: SkipLinkProps) {
  // Focus is moved in code, so that the address (and the history) stays unchanged.
  const jump = (event: MouseEvent) => {
    const element = document.getElementById(target);
    if (!element) return;
    event.preventDefault();
    element.focus();
    element.scrollIntoView();
  };
  return (
    <a ref={ref} className={skip} href={`#${target}`} onClick={jump}>
      {label}
    </a>
  );
}

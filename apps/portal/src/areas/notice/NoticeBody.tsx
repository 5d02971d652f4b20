import { SkeletonLines } from '@qianwei/ui/Skeleton';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { levelHeadings } from './level-headings.ts';
import * as styles from './NoticeBody.css.ts';
import { sanitise } from './sanitise.ts';

/** The steps of 字号, smallest first; the third is the usual one. */
export const textSteps = ['small', 'medium', 'large', 'larger', 'largest'] as const;

export type TextStep = (typeof textSteps)[number];

export interface NoticeBodyProps {
  html: string;
  /** Level of the text's highest headings, one below the title's. */
  topLevel: 2 | 4;
  step?: TextStep;
}

/** The text of a notice, cleaned once more before it is shown. Links to this portal stay within the page. */
export function NoticeBody({ html, topLevel, step = 'medium' }: NoticeBodyProps) {
  const place = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<string>();
  const [, navigate] = useLocation();
  useEffect(() => {
    let left = false;
    void sanitise(html).then((fragment) => {
      if (left) return;
      levelHeadings(fragment, topLevel);
      place.current?.replaceChildren(fragment);
      setShown(html);
    });
    return () => {
      left = true;
    };
  }, [html, topLevel]);
  useEffect(() => {
    const element = place.current;
    const follow = (event: MouseEvent) => {
      const path = portalPath(event);
      if (path === null) return;
      event.preventDefault();
      navigate(path);
    };
    element?.addEventListener('click', follow);
    return () => element?.removeEventListener('click', follow);
  }, [navigate]);
  return (
    <>
      {shown !== html && <SkeletonLines shares={[1, 0.96, 0.98, 0.4]} />}
      <div ref={place} hidden={shown !== html} className={styles.body({ step })} />
    </>
  );
}

/** The path that a plain press on a link within this portal leads to; null for every other press. */
function portalPath(event: MouseEvent): string | null {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link === null || link.target !== '' || link.origin !== location.origin) return null;
  return link.pathname + link.search + link.hash;
}

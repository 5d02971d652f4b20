import type { ReactNode, Ref } from 'react';
import * as styles from './Stack.css.ts';

type Space = keyof typeof styles.gap;

export interface StackProps {
  /** Between the blocks, of `token.space`. */
  gap: Space;
  /** Above the first one. Default none. */
  above?: Space;
  children: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/** Blocks below one another, each as wide as the place and never wider. */
export function Stack({ gap, above, children, ref }: StackProps) {
  const classes = [styles.stack, styles.gap[gap], above && styles.above[above]];
  return (
    <div ref={ref} className={classes.filter(Boolean).join(' ')}>
      {children}
    </div>
  );
}

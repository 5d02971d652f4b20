import { type ComponentType, type ReactNode, Suspense, useState } from 'react';
import { Button } from '../components/Button/Button.tsx';
import { failureText } from './failureText.ts';
import { LateBoundary, type LateFailure } from './LateBoundary.tsx';
import * as styles from './late.css.ts';
import { lateTexts } from './late.texts.ts';
import type { Late } from './piece.ts';

export type LatePieceProps<Props> = Props & {
  of: Late<Props>;
  /** Until the code has come. Without it the `Suspense` around it waits. */
  fallback?: ReactNode;
  /** In its place when it did not come. Default: words that say so, with 重试. */
  failed?: (failure: LateFailure) => ReactNode;
};

/**
 * A late component in its place on the page; the other props are its own. Loaded when it is rendered, on a server too.
 * One that does not come says so in its place, and comes with the network.
 */
export function LatePiece<Props extends object>({
  of: piece,
  fallback,
  failed = inWords,
  ...props
}: LatePieceProps<Props>) {
  const content = <Awaited piece={piece} props={props as unknown as Props} />;
  return (
    <LateBoundary failed={failed} onCatch={piece.forget} subscribe={piece.subscribe}>
      {fallback === undefined ? content : <Suspense fallback={fallback}>{content}</Suspense>}
    </LateBoundary>
  );
}

/** The failure in words: event, meaning, way out. */
function inWords({ error, retry }: LateFailure) {
  const { title, why, isGone } = failureText(error, lateTexts);
  return (
    <div role="alert" className={styles.words}>
      <p className={styles.title}>{title}</p>
      <p>{why}</p>
      <Button size="small" onPress={isGone ? () => location.reload() : retry}>
        {isGone ? lateTexts.reload : lateTexts.retry}
      </Button>
    </div>
  );
}

function Awaited<Props extends object>({ piece, props }: { piece: Late<Props>; props: Props }) {
  // Chosen once: another component would lose what was typed.
  const [Content] = useState<ComponentType<Props>>(piece.rendering);
  return <Content {...props} />;
}

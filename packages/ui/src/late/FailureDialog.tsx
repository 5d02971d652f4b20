import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../components/Button/Button.tsx';
import type { OpeningFailure } from './failureContext.ts';
import { failureText } from './failureText.ts';
import * as styles from './late.css.ts';
import type { LateTexts } from './late.texts.ts';

interface FailureDialogProps {
  failure: OpeningFailure;
  texts: LateTexts;
  onFailure: (failure: OpeningFailure) => void;
  /** Nothing is left to be said. */
  onDone: () => void;
}

/** Replaces a dialog that did not open. A native one: its code is here before there is no network. */
export function FailureDialog({ failure, texts, onFailure, onDone }: FailureDialogProps) {
  const { title, why, isGone } = failureText(failure.error, texts);
  const [isPending, setPending] = useState(false);
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const whyId = useId();
  const retry = async () => {
    setPending(true);
    try {
      await failure.retry();
      onDone();
    } catch (error) {
      onFailure({ ...failure, error });
    }
    setPending(false);
  };
  const leave = () => {
    failure.giveUp?.();
    onDone();
  };
  const retryOnline = useEffectEvent(retry);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // Closed before it is removed, so that the browser puts the focus back.
    return () => element?.close();
  }, []);
  useEffect(() => {
    const comesBack = () => void retryOnline();
    addEventListener('online', comesBack);
    return () => removeEventListener('online', comesBack);
  }, []);
  return createPortal(
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={titleId}
      aria-describedby={whyId}
      // An open modal of React Aria leaves it reachable.
      data-react-aria-top-layer="true"
      onCancel={leave}
    >
      <p id={titleId} className={styles.title}>
        {title}
      </p>
      <p id={whyId}>{why}</p>
      <div className={styles.actions}>
        <Button onPress={leave}>{texts.close}</Button>
        <Button
          variant="primary"
          pending={isPending}
          onPress={() => (isGone ? location.reload() : void retry())}
        >
          {isGone ? texts.reload : texts.retry}
        </Button>
      </div>
    </dialog>,
    document.body,
  );
}

import type { AttemptEvent } from '@qianwei/machines/attempt/attempt-events';

/** Tells `send` what happens to the page until the returned function is called; `visiting` is the question on it. */
export function watchPage(send: (event: AttemptEvent) => void, visiting: () => string | null): () => void {
  const seen = () =>
    send(
      document.visibilityState === 'hidden'
        ? { type: 'page.hidden' }
        : { type: 'page.shown', questionId: visiting() },
    );
  const gone = () => send({ type: 'page.hidden' });
  const shown = ({ persisted }: PageTransitionEvent) => persisted && seen();
  const left = () => send({ type: 'field.left' });
  const blurred = () => send({ type: 'page.blurred' });
  document.addEventListener('visibilitychange', seen);
  document.addEventListener('focusout', left);
  addEventListener('pagehide', gone);
  addEventListener('pageshow', shown);
  addEventListener('blur', blurred);
  return () => {
    document.removeEventListener('visibilitychange', seen);
    document.removeEventListener('focusout', left);
    removeEventListener('pagehide', gone);
    removeEventListener('pageshow', shown);
    removeEventListener('blur', blurred);
  };
}

import { useCallback, useSyncExternalStore } from 'react';
import type { AnyActor, SnapshotFrom } from 'xstate';

/** The actor's snapshot; the component renders again with each new one. */
export function useActorSnapshot<A extends AnyActor>(actor: A): SnapshotFrom<A> {
  const subscribe = useCallback(
    (listener: () => void) => {
      const subscription = actor.subscribe(listener);
      return () => subscription.unsubscribe();
    },
    [actor],
  );
  const read = () => actor.getSnapshot() as SnapshotFrom<A>;
  return useSyncExternalStore(subscribe, read, read);
}

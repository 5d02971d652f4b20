import { useEffect, useState, useSyncExternalStore } from 'react';
import { dirtyFields, FormDraft, hasConflict, type Values } from './draft.ts';
import { useLeaveGuard } from './use-leave-guard.ts';

/**
 * Edits a record that other devices may change meanwhile. `record` and `revision` are the server's newest; both may
 * change while the student types. The browser asks before the tab is closed with something unsaved.
 */
export function useDraftForm<Name extends string>(record: Values<Name>, revision: number) {
  const [draft] = useState(() => new FormDraft(record, revision));
  const state = useSyncExternalStore(draft.subscribe, draft.state, draft.state);
  useEffect(() => draft.receive(record, revision));
  useLeaveGuard(Object.keys(dirtyFields(state)).length > 0);
  return {
    typed: state.typed,
    change: draft.change,
    /** The text of another device for a field that the student is changing, too; undefined without a conflict. */
    theirs: (name: Name): string | undefined => (hasConflict(state, name) ? state.record[name] : undefined),
    save: draft.save,
  };
}

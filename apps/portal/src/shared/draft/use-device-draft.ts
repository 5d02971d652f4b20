import { useSession } from '../session/session.tsx';
import { useDraft } from './use-draft.ts';

const noServer = () => Promise.reject(new Error('Nothing of it is kept on the server'));

/** A text that was not sent, kept on this device. */
export interface DeviceDraft<Fields extends object> {
  readonly values: Fields;
  edit<Name extends Extract<keyof Fields, string>>(name: Name, value: Fields[Name]): void;
  /** Removes it from this device: it was sent, or cleared. An empty one begins in its place. */
  discard(): void;
  /** False in a browser that keeps nothing: what was typed lasts until the page is left. */
  readonly isKept: boolean;
}

/**
 * A form that was not sent: on this device alone, encrypted, in every tab of the student. `draftKey` is its place among the drafts of
 * the student, such as `THESIS_MESSAGE:<studentPlanId>`; `initial` is the form when nobody has filled it in.
 */
export function useDeviceDraft<Fields extends object>(
  draftKey: string,
  initial: Fields,
): DeviceDraft<Fields> {
  const draft = useDraft<Fields>({
    ...{ draftKey, initial, proof: null, isShared: true, load: noServer, save: noServer },
    owner: useSession().session?.id ?? '',
  });
  return {
    values: draft.document,
    edit: (name, value) => draft.edit(name, value),
    discard: () => void draft.discard(),
    isKept: !draft.isDeviceFailing,
  };
}

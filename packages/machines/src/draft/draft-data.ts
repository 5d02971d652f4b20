/**
 * A form's document: JSON values by field. The top-level keys are the fields, which are merged and chosen one by one; a
 * value is never changed in place.
 */
export type DraftDocument = Readonly<Record<string, unknown>>;

/** A merged document. In a field of `conflicts`, which both sides changed, it has mine; the student is asked. */
export interface Merged {
  readonly document: DraftDocument;
  readonly conflicts: readonly string[];
}

/** Three-way merge: `mine` and `theirs` both come from `base`. */
export type MergeDocuments = (base: DraftDocument, mine: DraftDocument, theirs: DraftDocument) => Merged;

/** The draft as the server has it. `savedAt`: server time, epoch ms; null when it begins with something else than a save. */
export interface ServerDraft {
  readonly document: DraftDocument;
  /** From 1, higher with each save. */
  readonly revision: number;
  readonly savedAt: number | null;
}

/** The server has accepted a save at this time, epoch ms. */
export interface SavedDraft {
  readonly revision: number;
  readonly savedAt: number;
}

/** The input of a save. `revision`: the one that it replaces; 0 when the server has no draft yet. */
export type DraftSave = Omit<ServerDraft, 'savedAt'>;

/** By field: when it was last edited on this device, server time, epoch ms. */
export type EditTimes = Readonly<Record<string, number>>;

/** By field: values that were sent and not confirmed. The server may have any of them. */
export type SentValues = Readonly<Record<string, readonly unknown[]>>;

/** The one entry that the device keeps of a draft, until the server has accepted the submission. */
export interface DraftRecord {
  readonly document: DraftDocument;
  /** By field: the server's value that the one in `document` was made from. */
  readonly base: DraftDocument;
  /** The server's revision that this device has last seen, and its time; 0 and null before the first. */
  readonly revision: number;
  readonly savedAt: number | null;
  readonly editedAt: EditTimes;
  readonly sent: SentValues;
}

/** The document of a form that nobody has filled in; it has every field. */
export interface DraftInput {
  readonly initial: DraftDocument;
}

/** A student's choice for a field that was changed here and elsewhere. */
export type DraftChoice = 'mine' | 'theirs';

/**
 * The draft's stage.
 * - `opening`: nothing can be shown yet.
 * - `open`: the student writes.
 * - `lockedOut`: the session or the proof by SMS is over; the device goes on keeping, the server goes on after `proven`.
 * - `closed`: the window or the state forbids changes; read-only, the device keeps what was typed.
 * - `submitted`, `discarded`: over; the device's copy is removed.
 */
export type DraftStage = 'opening' | 'open' | 'lockedOut' | 'closed' | 'submitted' | 'discarded';

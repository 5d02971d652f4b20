import type { Failure } from '@qianwei/machines/calls/outcome';
import type { DraftChoice, DraftStage } from '@qianwei/machines/draft/draft-data';
import type { AskedField, DraftSaving, FlushOutcome } from '@qianwei/machines/draft/selectors';

/** Owner of the drafts of visitors on a device. */
export const guestOwner = 'guest';

/** The name of a field. */
export type FieldOf<Fields extends object> = Extract<keyof Fields, string>;

/** A field that was changed here and elsewhere. */
export type FieldConflict<Fields extends object> = {
  readonly [Field in FieldOf<Fields>]: Omit<AskedField, 'field' | 'mine' | 'theirs'> & {
    readonly field: Field;
    readonly mine: Fields[Field];
    readonly theirs: Fields[Field];
  };
}[FieldOf<Fields>];

/** State and acts of a draft; everything that decides is in the draft machine. */
export interface DraftView<Fields extends object> {
  readonly stage: DraftStage;
  /** The document as the student has it. In `closed` and `submitted` it is read-only: edits do nothing. */
  readonly document: Fields;
  /** The place of what was typed: for `DraftSaved`. */
  readonly saveState: DraftSaving;
  /** This device refuses to keep the draft, or, once it is over, to remove it. */
  readonly isDeviceFailing: boolean;
  /** Texts of the server for wrong fields; that of a field goes with its next edit. */
  readonly fieldErrors: Readonly<Partial<Record<FieldOf<Fields>, string>>>;
  /** Why the last call failed; null after one that succeeded. In `closed`, why. */
  readonly problem: Failure | null;
  /** Fields of which the student is asked: for `DraftConflict`. The document has mine until then. */
  readonly conflicts: readonly FieldConflict<Fields>[];
  /** By field: the version that the student has just not chosen, until the next edit. */
  readonly unchosen: Partial<Fields>;
  /** The server has been asked: its draft, where it has one, is merged into the document. */
  readonly isServerKnown: boolean;
  edit<Field extends FieldOf<Fields>>(field: Field, value: Fields[Field]): void;
  resolve(choices: Readonly<Partial<Record<FieldOf<Fields>, DraftChoice>>>): void;
  /** The version in `unchosen` takes the place of the chosen one; once more brings the chosen one back. */
  undo(field: FieldOf<Fields>): void;
  /**
   * Saves at once, before a submission or before a step is left; resolves when it is known how that went, with the
   * document as it is then: another device may have changed it.
   */
  flush(): Promise<{ readonly outcome: FlushOutcome; readonly document: Fields }>;
  /** Calls again at once. */
  retry(): void;
  /** The server has accepted the submission: the device's copy is removed. Resolves to false when it could not be. */
  submitted(): Promise<boolean>;
  /** 清空并退出: the document is empty, the device's copy is removed. Resolves to false when it could not be. */
  discard(): Promise<boolean>;
}

import type { Draft } from '../files/file-store.ts';

/** A file of a form. Its bytes are in the draft and not in memory: what a `File` reads of itself is empty. */
export class ReceivedFile extends File {
  readonly draft: Draft;

  /** `name` and `type` are what the sender says. */
  constructor(name: string, type: string, draft: Draft) {
    super([], name, { type });
    this.draft = draft;
  }

  override get size(): number {
    return this.draft.size;
  }
}
